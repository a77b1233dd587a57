CREATE TABLE `installation` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `installation` (`id`, `created_at`) VALUES (lower(hex(randomblob(16))), cast(unixepoch('subsec') * 1000 as integer));
