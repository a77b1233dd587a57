CREATE TABLE `agencies` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`website` text DEFAULT '' NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`logo` blob,
	`logo_hash` text,
	`accent` text DEFAULT '' NOT NULL,
	`country` text DEFAULT '' NOT NULL,
	`signature` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`trial_ends_at` integer
);
--> statement-breakpoint
CREATE TABLE `members` (
	`id` text PRIMARY KEY NOT NULL,
	`agency_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`agency_id`) REFERENCES `agencies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `members_once` ON `members` (`agency_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `members_user` ON `members` (`user_id`);--> statement-breakpoint
CREATE TABLE `invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`agency_id` text NOT NULL,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`token_hash` text,
	`invited_by` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`accepted_at` integer,
	FOREIGN KEY (`agency_id`) REFERENCES `agencies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`invited_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_token` ON `invitations` (`token_hash`);--> statement-breakpoint
CREATE INDEX `invitations_agency` ON `invitations` (`agency_id`,`email`);--> statement-breakpoint
CREATE INDEX `invitations_expiry` ON `invitations` (`expires_at`);--> statement-breakpoint
CREATE TABLE `agency_usage` (
	`id` text PRIMARY KEY NOT NULL,
	`agency_id` text NOT NULL,
	`month` text NOT NULL,
	`demos` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`agency_id`) REFERENCES `agencies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `agency_usage_agency` ON `agency_usage` (`agency_id`);--> statement-breakpoint
-- Every account gets an agency with the account's id, so that what is stored elsewhere names it.
INSERT INTO `agencies` (`id`, `name`, `created_at`) SELECT `id`, `username`, `created_at` FROM `users`;--> statement-breakpoint
INSERT INTO `members` (`id`, `agency_id`, `user_id`, `role`, `created_at`) SELECT lower(hex(randomblob(16))), `id`, `id`, 'owner', `created_at` FROM `users`;--> statement-breakpoint
-- SQLite adds no column that is not null and refers to another table, and making the table anew
-- would delete what refers to it. Triggers keep the column from being null.
ALTER TABLE `demos` ADD `agency_id` text REFERENCES `agencies`(`id`) ON DELETE cascade;--> statement-breakpoint
UPDATE `demos` SET `agency_id` = `user_id`;--> statement-breakpoint
CREATE TRIGGER `demos_agency_added` BEFORE INSERT ON `demos` WHEN NEW.`agency_id` IS NULL
BEGIN
	SELECT RAISE(ABORT, 'NOT NULL constraint failed: demos.agency_id');
END;
--> statement-breakpoint
CREATE TRIGGER `demos_agency_changed` BEFORE UPDATE OF `agency_id` ON `demos` WHEN NEW.`agency_id` IS NULL
BEGIN
	SELECT RAISE(ABORT, 'NOT NULL constraint failed: demos.agency_id');
END;
--> statement-breakpoint
ALTER TABLE `demos` ADD `open_ms` integer;--> statement-breakpoint
CREATE INDEX `demos_agency` ON `demos` (`agency_id`,`created_at`);--> statement-breakpoint
-- Nothing refers to the following tables, so they can be made anew.
CREATE TABLE `new_retired_links` (
	`link_hash` text PRIMARY KEY NOT NULL,
	`agency_id` text,
	`retired_at` integer NOT NULL,
	FOREIGN KEY (`agency_id`) REFERENCES `agencies`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
INSERT INTO `new_retired_links` (`link_hash`, `agency_id`, `retired_at`) SELECT `link_hash`, `user_id`, `retired_at` FROM `retired_links`;--> statement-breakpoint
DROP TABLE `retired_links`;--> statement-breakpoint
ALTER TABLE `new_retired_links` RENAME TO `retired_links`;--> statement-breakpoint
CREATE INDEX `retired_links_agency` ON `retired_links` (`agency_id`);--> statement-breakpoint
CREATE TABLE `new_subscriptions` (
	`agency_id` text PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`customer_id` text,
	`subscription_id` text,
	`plan` text,
	`status` text,
	`current_period_end` integer,
	`cancel_at_period_end` integer DEFAULT false NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`agency_id`) REFERENCES `agencies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `new_subscriptions` (`agency_id`, `provider`, `customer_id`, `subscription_id`, `plan`, `status`, `current_period_end`, `cancel_at_period_end`, `updated_at`) SELECT `user_id`, `provider`, `customer_id`, `subscription_id`, CASE WHEN `subscription_id` IS NULL THEN NULL ELSE 'builder' END, `status`, `current_period_end`, `cancel_at_period_end`, `updated_at` FROM `subscriptions`;--> statement-breakpoint
DROP TABLE `subscriptions`;--> statement-breakpoint
ALTER TABLE `new_subscriptions` RENAME TO `subscriptions`;--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_customer` ON `subscriptions` (`customer_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_subscription` ON `subscriptions` (`subscription_id`);--> statement-breakpoint
CREATE TABLE `new_simulated_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`agency_id` text NOT NULL,
	`plan` text DEFAULT 'builder' NOT NULL,
	`client_secret` text NOT NULL,
	`status` text NOT NULL,
	`current_period_end` integer NOT NULL,
	`cancel_at_period_end` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`agency_id`) REFERENCES `agencies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `new_simulated_subscriptions` (`id`, `agency_id`, `client_secret`, `status`, `current_period_end`, `cancel_at_period_end`, `created_at`) SELECT `id`, `user_id`, `client_secret`, `status`, `current_period_end`, `cancel_at_period_end`, `created_at` FROM `simulated_subscriptions`;--> statement-breakpoint
DROP TABLE `simulated_subscriptions`;--> statement-breakpoint
ALTER TABLE `new_simulated_subscriptions` RENAME TO `simulated_subscriptions`;--> statement-breakpoint
CREATE UNIQUE INDEX `simulated_subscriptions_secret` ON `simulated_subscriptions` (`client_secret`);--> statement-breakpoint
CREATE INDEX `simulated_subscriptions_agency` ON `simulated_subscriptions` (`agency_id`);
