CREATE TABLE `demo_pictures` (
	`id` text PRIMARY KEY NOT NULL,
	`demo_id` text NOT NULL,
	`role` text NOT NULL,
	`hash` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`background` text NOT NULL,
	`bytes` blob NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`demo_id`) REFERENCES `demos`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `demo_pictures_hash` ON `demo_pictures` (`demo_id`,`role`,`hash`);--> statement-breakpoint
CREATE TABLE `visit_salts` (
	`day` text PRIMARY KEY NOT NULL,
	`salt` blob NOT NULL
);
