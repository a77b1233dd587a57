CREATE TABLE `agency_hosts` (
	`id` text PRIMARY KEY NOT NULL,
	`agency_id` text NOT NULL,
	`host` text NOT NULL,
	`token` text NOT NULL,
	`verified_host` text,
	`for_links` integer DEFAULT false NOT NULL,
	`reason` text,
	`created_at` integer NOT NULL,
	`checked_at` integer,
	`missing_since` integer,
	FOREIGN KEY (`agency_id`) REFERENCES `agencies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `agency_hosts_once` ON `agency_hosts` (`agency_id`,`host`);--> statement-breakpoint
CREATE UNIQUE INDEX `agency_hosts_verified` ON `agency_hosts` (`verified_host`);--> statement-breakpoint
CREATE INDEX `agency_hosts_checked` ON `agency_hosts` (`checked_at`);--> statement-breakpoint
ALTER TABLE `agencies` ADD `white_label` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `demos` ADD `slug` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `demos_slug` ON `demos` (`agency_id`,`slug`);