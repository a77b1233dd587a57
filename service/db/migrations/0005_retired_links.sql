CREATE TABLE `retired_links` (
	`link_hash` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`retired_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `retired_links_user` ON `retired_links` (`user_id`);--> statement-breakpoint
ALTER TABLE `users` ADD `pending_email` text;