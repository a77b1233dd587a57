ALTER TABLE `messages` ADD `agency_id` text REFERENCES agencies(id) ON DELETE cascade;--> statement-breakpoint
ALTER TABLE `messages` ADD `read_at` integer;--> statement-breakpoint
ALTER TABLE `messages` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `messages_inbox` ON `messages` (`agency_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `messages_counts` ON `messages` (`agency_id`,`deleted_at`,`kind`,`read_at`);--> statement-breakpoint
-- A message belongs to the agency of its demo; where the demo is gone for good, to the first agency
-- of the member who is told of it. What was written to the operator belongs to none.
UPDATE `messages` SET `agency_id` = COALESCE((SELECT `demos`.`agency_id` FROM `demos` WHERE `demos`.`unique_id` = `messages`.`demo_id`), (SELECT `members`.`agency_id` FROM `members` JOIN `users` ON `users`.`id` = `members`.`user_id` WHERE `users`.`email` = `messages`.`recipient` ORDER BY `members`.`created_at`, `members`.`id` LIMIT 1)) WHERE `demo_id` IS NOT NULL;--> statement-breakpoint
-- What has been mailed has been read, so that nobody begins with a year of unread messages.
UPDATE `messages` SET `read_at` = `mailed_at` WHERE `mailed_at` IS NOT NULL;
