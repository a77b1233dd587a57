CREATE TABLE "retired_links" (
	"link_hash" text COLLATE "C" PRIMARY KEY NOT NULL,
	"user_id" text COLLATE "C",
	"retired_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pending_email" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "retired_links" ADD CONSTRAINT "retired_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "retired_links_user" ON "retired_links" USING btree ("user_id");