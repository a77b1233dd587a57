CREATE TABLE `demos` (
	`id` text PRIMARY KEY NOT NULL,
	`unique_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`industry` text NOT NULL,
	`website_data` text NOT NULL,
	`tags` text NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`starred` integer DEFAULT false NOT NULL,
	`visits` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `demos_unique_id` ON `demos` (`unique_id`);--> statement-breakpoint
CREATE INDEX `demos_user` ON `demos` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `limit_hits` (
	`id` text PRIMARY KEY NOT NULL,
	`bucket` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `limit_hits_at` ON `limit_hits` (`bucket`,`at`);--> statement-breakpoint
CREATE TABLE `messages` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`demo_id` text,
	`recipient` text,
	`content` text NOT NULL,
	`created_at` integer NOT NULL,
	`mailed_at` integer
);
--> statement-breakpoint
CREATE INDEX `messages_unsent` ON `messages` (`mailed_at`,`created_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`username` text NOT NULL,
	`password_hash` text,
	`email_verified` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);