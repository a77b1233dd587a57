ALTER TABLE `approvals` ADD `auto_reminds` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `approvals` ADD `auto_reminders` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `approvals_open` ON `approvals` (`state`,`created_at`);--> statement-breakpoint
ALTER TABLE `members` ADD `approval_mails` integer DEFAULT true NOT NULL;