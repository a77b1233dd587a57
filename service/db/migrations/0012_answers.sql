CREATE TABLE `comment_replies` (
	`id` text PRIMARY KEY NOT NULL,
	`comment_id` text NOT NULL,
	`is_agency` integer NOT NULL,
	`user_id` text,
	`author` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`comment_id`) REFERENCES `comments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `comment_replies_comment` ON `comment_replies` (`comment_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `comment_replies_user` ON `comment_replies` (`user_id`);--> statement-breakpoint
CREATE TABLE `comments` (
	`id` text PRIMARY KEY NOT NULL,
	`demo_id` text NOT NULL,
	`recipient_id` text,
	`page` text NOT NULL,
	`section` text NOT NULL,
	`place` text,
	`item` text,
	`quote` text,
	`version` integer NOT NULL,
	`changed_at` integer,
	`author` text NOT NULL,
	`email` text,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	`resolved_at` integer,
	FOREIGN KEY (`demo_id`) REFERENCES `demos`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`recipient_id`) REFERENCES `recipients`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `comments_demo` ON `comments` (`demo_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `comments_recipient` ON `comments` (`recipient_id`);--> statement-breakpoint
CREATE TABLE `live_calls` (
	`demo_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`version` integer NOT NULL,
	`state` text NOT NULL,
	`started_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	FOREIGN KEY (`demo_id`) REFERENCES `demos`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `live_calls_user` ON `live_calls` (`user_id`);--> statement-breakpoint
CREATE INDEX `live_calls_end` ON `live_calls` (`ends_at`);--> statement-breakpoint
CREATE TABLE `look_choices` (
	`id` text PRIMARY KEY NOT NULL,
	`demo_id` text NOT NULL,
	`recipient_id` text,
	`palette` text,
	`headline` text,
	`author` text NOT NULL,
	`created_at` integer NOT NULL,
	`taken_at` integer,
	FOREIGN KEY (`demo_id`) REFERENCES `demos`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`recipient_id`) REFERENCES `recipients`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `look_choices_demo` ON `look_choices` (`demo_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `look_choices_recipient` ON `look_choices` (`recipient_id`);--> statement-breakpoint
ALTER TABLE `demos` ADD `panel` text;--> statement-breakpoint
ALTER TABLE `demos` ADD `looks` text;--> statement-breakpoint
ALTER TABLE `members` ADD `comment_mails` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `recipients` ADD `panel_closed_at` integer;