CREATE TABLE `jobs` (
	`name` text PRIMARY KEY NOT NULL,
	`done_at` integer NOT NULL
);
