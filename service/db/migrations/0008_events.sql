CREATE TABLE `event_numbers` (
	`agency_id` text PRIMARY KEY NOT NULL,
	`last` integer NOT NULL,
	FOREIGN KEY (`agency_id`) REFERENCES `agencies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `events` (
	`id` text PRIMARY KEY NOT NULL,
	`agency_id` text NOT NULL,
	`number` integer NOT NULL,
	`demo_id` text,
	`recipient_id` text,
	`kind` text NOT NULL,
	`actor` text NOT NULL,
	`at` integer NOT NULL,
	`data` text NOT NULL,
	FOREIGN KEY (`agency_id`) REFERENCES `agencies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `events_number` ON `events` (`agency_id`,`number`);--> statement-breakpoint
CREATE INDEX `events_kind` ON `events` (`agency_id`,`kind`,`at`);--> statement-breakpoint
CREATE INDEX `events_demo` ON `events` (`demo_id`,`number`);--> statement-breakpoint
CREATE INDEX `events_recipient` ON `events` (`recipient_id`);--> statement-breakpoint
CREATE INDEX `events_at` ON `events` (`at`);--> statement-breakpoint
CREATE TABLE `page_views` (
	`id` text PRIMARY KEY NOT NULL,
	`visit_id` text NOT NULL,
	`page` text NOT NULL,
	`seq` integer NOT NULL,
	`visible_ms` integer NOT NULL,
	`sections` text NOT NULL,
	`interacted` integer NOT NULL,
	`started_at` integer NOT NULL,
	FOREIGN KEY (`visit_id`) REFERENCES `visits`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `page_views_visit` ON `page_views` (`visit_id`,`started_at`);--> statement-breakpoint
CREATE TABLE `program_opens` (
	`id` text PRIMARY KEY NOT NULL,
	`demo_id` text NOT NULL,
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`opens` integer NOT NULL,
	`last_at` integer NOT NULL,
	FOREIGN KEY (`demo_id`) REFERENCES `demos`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `program_opens_demo` ON `program_opens` (`demo_id`);--> statement-breakpoint
CREATE INDEX `program_opens_last` ON `program_opens` (`last_at`);--> statement-breakpoint
CREATE TABLE `recipients` (
	`id` text PRIMARY KEY NOT NULL,
	`demo_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text,
	`token` text NOT NULL,
	`named` integer DEFAULT false NOT NULL,
	`declined_at` integer,
	`forwarded_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`demo_id`) REFERENCES `demos`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recipients_token` ON `recipients` (`token`);--> statement-breakpoint
CREATE INDEX `recipients_demo` ON `recipients` (`demo_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `visit_mails` (
	`demo_id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`demo_id`) REFERENCES `demos`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `visits` (
	`id` text PRIMARY KEY NOT NULL,
	`demo_id` text NOT NULL,
	`recipient_id` text,
	`day` text NOT NULL,
	`visitor_hash` text,
	`device` text NOT NULL,
	`started_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	`visible_ms` integer DEFAULT 0 NOT NULL,
	`person_at` integer,
	`returned` integer DEFAULT false NOT NULL,
	`forwarded` integer DEFAULT false NOT NULL,
	`ended_at` integer,
	`mailed_at` integer,
	FOREIGN KEY (`demo_id`) REFERENCES `demos`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`recipient_id`) REFERENCES `recipients`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `visits_demo` ON `visits` (`demo_id`,`started_at`);--> statement-breakpoint
CREATE INDEX `visits_visitor` ON `visits` (`demo_id`,`day`,`visitor_hash`);--> statement-breakpoint
CREATE INDEX `visits_recipient` ON `visits` (`recipient_id`);--> statement-breakpoint
CREATE INDEX `visits_open` ON `visits` (`ended_at`,`last_at`);--> statement-breakpoint
CREATE INDEX `visits_mail` ON `visits` (`mailed_at`,`ended_at`);--> statement-breakpoint
CREATE INDEX `visits_started` ON `visits` (`started_at`);--> statement-breakpoint
ALTER TABLE `demos` ADD `stage` text DEFAULT 'draft' NOT NULL;--> statement-breakpoint
ALTER TABLE `demos` ADD `stage_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `demos` ADD `value_cents` integer;--> statement-breakpoint
ALTER TABLE `demos` ADD `value_currency` text;--> statement-breakpoint
ALTER TABLE `demos` ADD `lost_reason` text;--> statement-breakpoint
ALTER TABLE `members` ADD `visit_mails` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `members` ADD `quiet_from` integer;--> statement-breakpoint
ALTER TABLE `members` ADD `quiet_to` integer;--> statement-breakpoint
ALTER TABLE `members` ADD `time_zone` text;--> statement-breakpoint
-- The log begins with what is known of the time before it: demos, deletions, and counted visits.
INSERT INTO `events` (`id`, `agency_id`, `number`, `demo_id`, `kind`, `actor`, `at`, `data`)
SELECT lower(hex(randomblob(16))), `agency_id`,
	row_number() OVER (PARTITION BY `agency_id` ORDER BY `at`, `step`, `source`),
	`demo_id`, `kind`, `actor`, `at`, '{}'
FROM (
	SELECT `agency_id`, `id` AS `demo_id`, `id` AS `source`, 1 AS `step`, 'demo.created' AS `kind`, 'member:' || `user_id` AS `actor`, CAST(round(`created_at`) AS integer) AS `at` FROM `demos`
	UNION ALL
	SELECT `demos`.`agency_id`, `demos`.`id`, `demo_visits`.`id`, 2, 'visit.counted', 'client', CAST(round(`demo_visits`.`at`) AS integer) FROM `demo_visits` JOIN `demos` ON `demos`.`id` = `demo_visits`.`demo_id`
	UNION ALL
	SELECT `agency_id`, `id`, `id`, 3, 'demo.deleted', 'member:' || `user_id`, CAST(round(`deleted_at`) AS integer) FROM `demos` WHERE `deleted_at` IS NOT NULL
);--> statement-breakpoint
INSERT INTO `event_numbers` (`agency_id`, `last`) SELECT `agency_id`, max(`number`) FROM `events` GROUP BY `agency_id`;--> statement-breakpoint
UPDATE `demos` SET `stage` = 'seen' WHERE `visits` > 0;
