CREATE TABLE `approval_files` (
	`id` text PRIMARY KEY NOT NULL,
	`approval_id` text NOT NULL,
	`path` text NOT NULL,
	`type` text NOT NULL,
	`hash` text NOT NULL,
	FOREIGN KEY (`approval_id`) REFERENCES `approvals`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`hash`) REFERENCES `frozen_files`(`hash`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `approval_files_approval` ON `approval_files` (`approval_id`);--> statement-breakpoint
CREATE INDEX `approval_files_hash` ON `approval_files` (`hash`);--> statement-breakpoint
CREATE TABLE `approvals` (
	`id` text PRIMARY KEY NOT NULL,
	`agency_id` text NOT NULL,
	`demo_id` text NOT NULL,
	`domains` text NOT NULL,
	`user_id` text NOT NULL,
	`signer_name` text NOT NULL,
	`signer_email` text NOT NULL,
	`version` integer NOT NULL,
	`digest` text NOT NULL,
	`frozen` text NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	`opened_at` integer,
	`reminded_at` integer,
	`reminders` integer DEFAULT 0 NOT NULL,
	`code_hash` text,
	`code_asked_at` integer,
	`code_sent_at` integer,
	`code_tries` integer DEFAULT 0 NOT NULL,
	`signed_at` integer,
	`signed_name` text,
	`evidence` text,
	`deposit_paid_at` integer,
	`deposit_mode` text,
	FOREIGN KEY (`agency_id`) REFERENCES `agencies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `approvals_demo` ON `approvals` (`demo_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `approvals_agency` ON `approvals` (`agency_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `deposit_events` (
	`id` text PRIMARY KEY NOT NULL,
	`agency_id` text NOT NULL,
	`received_at` integer NOT NULL,
	FOREIGN KEY (`agency_id`) REFERENCES `agencies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `deposit_events_received` ON `deposit_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `deposit_secrets` (
	`agency_id` text PRIMARY KEY NOT NULL,
	`sealed` blob NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`agency_id`) REFERENCES `agencies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `expiry_notices` (
	`demo_id` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`stage` text NOT NULL,
	FOREIGN KEY (`demo_id`) REFERENCES `demos`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `frozen_files` (
	`hash` text PRIMARY KEY NOT NULL,
	`bytes` blob NOT NULL,
	`created_at` integer NOT NULL
);
