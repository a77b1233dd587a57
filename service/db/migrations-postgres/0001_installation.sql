CREATE TABLE "installation" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
INSERT INTO "installation" ("id", "created_at") VALUES (replace(gen_random_uuid()::text, '-', ''), floor(extract(epoch from now()) * 1000)::bigint);
