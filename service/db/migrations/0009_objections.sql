CREATE TABLE `demo_domains` (
	`id` text PRIMARY KEY NOT NULL,
	`demo_id` text NOT NULL,
	`domain` text NOT NULL,
	FOREIGN KEY (`demo_id`) REFERENCES `demos`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `demo_domains_demo` ON `demo_domains` (`demo_id`);--> statement-breakpoint
CREATE INDEX `demo_domains_domain` ON `demo_domains` (`domain`);--> statement-breakpoint
CREATE TABLE `operator_actions` (
	`id` text PRIMARY KEY NOT NULL,
	`action` text NOT NULL,
	`kind` text NOT NULL,
	`what` text NOT NULL,
	`by` text NOT NULL,
	`why` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `operator_actions_at` ON `operator_actions` (`at`);--> statement-breakpoint
CREATE TABLE `opt_outs` (
	`id` text PRIMARY KEY NOT NULL,
	`domain` text NOT NULL,
	`email` text NOT NULL,
	`scope` text NOT NULL,
	`token_hash` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`confirmed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `opt_outs_token` ON `opt_outs` (`token_hash`);--> statement-breakpoint
CREATE INDEX `opt_outs_expiry` ON `opt_outs` (`expires_at`);--> statement-breakpoint
CREATE TABLE `reports` (
	`id` text PRIMARY KEY NOT NULL,
	`unique_id` text NOT NULL,
	`agency_id` text NOT NULL,
	`reason` text NOT NULL,
	`text` text NOT NULL,
	`email` text,
	`created_at` integer NOT NULL,
	`closed_at` integer
);
--> statement-breakpoint
CREATE INDEX `reports_open` ON `reports` (`closed_at`,`created_at`);--> statement-breakpoint
CREATE TABLE `secrets` (
	`name` text PRIMARY KEY NOT NULL,
	`value` blob NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `stops` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`what` text NOT NULL,
	`by` text NOT NULL,
	`why` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `agencies` ADD `label_tone` text DEFAULT 'dark' NOT NULL;--> statement-breakpoint
ALTER TABLE `agencies` ADD `version` integer DEFAULT 1 NOT NULL;