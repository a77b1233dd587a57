CREATE TABLE "agencies" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"website" text COLLATE "C" DEFAULT '' NOT NULL,
	"phone" text COLLATE "C" DEFAULT '' NOT NULL,
	"email" text COLLATE "C" DEFAULT '' NOT NULL,
	"logo" "bytea",
	"logo_hash" text COLLATE "C",
	"accent" text COLLATE "C" DEFAULT '' NOT NULL,
	"country" text COLLATE "C" DEFAULT '' NOT NULL,
	"signature" text COLLATE "C" DEFAULT '' NOT NULL,
	"created_at" bigint NOT NULL,
	"trial_ends_at" bigint
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"agency_id" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"role" text COLLATE "C" NOT NULL,
	"created_at" bigint NOT NULL,
	"used_at" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"agency_id" text COLLATE "C" NOT NULL,
	"email" text COLLATE "C" NOT NULL,
	"role" text COLLATE "C" NOT NULL,
	"token_hash" text COLLATE "C",
	"invited_by" text COLLATE "C",
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"accepted_at" bigint
);
--> statement-breakpoint
CREATE TABLE "agency_usage" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"agency_id" text COLLATE "C" NOT NULL,
	"month" text COLLATE "C" NOT NULL,
	"demos" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_usage" ADD CONSTRAINT "agency_usage_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "members_once" ON "members" USING btree ("agency_id","user_id");--> statement-breakpoint
CREATE INDEX "members_user" ON "members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token" ON "invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "invitations_agency" ON "invitations" USING btree ("agency_id","email");--> statement-breakpoint
CREATE INDEX "invitations_expiry" ON "invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "agency_usage_agency" ON "agency_usage" USING btree ("agency_id");--> statement-breakpoint
-- Every account gets an agency with the account's id, so that what is stored elsewhere names it.
INSERT INTO "agencies" ("id", "name", "created_at") SELECT "id", "username", "created_at" FROM "users";--> statement-breakpoint
INSERT INTO "members" ("id", "agency_id", "user_id", "role", "created_at") SELECT replace(gen_random_uuid()::text, '-', ''), "id", "id", 'owner', "created_at" FROM "users";--> statement-breakpoint
ALTER TABLE "demos" ADD COLUMN "agency_id" text COLLATE "C";--> statement-breakpoint
UPDATE "demos" SET "agency_id" = "user_id";--> statement-breakpoint
ALTER TABLE "demos" ALTER COLUMN "agency_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "demos" ADD CONSTRAINT "demos_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demos" ADD COLUMN "open_ms" bigint;--> statement-breakpoint
CREATE INDEX "demos_agency" ON "demos" USING btree ("agency_id","created_at");--> statement-breakpoint
ALTER TABLE "retired_links" DROP CONSTRAINT "retired_links_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "retired_links" RENAME COLUMN "user_id" TO "agency_id";--> statement-breakpoint
ALTER TABLE "retired_links" ADD CONSTRAINT "retired_links_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER INDEX "retired_links_user" RENAME TO "retired_links_agency";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "subscriptions" RENAME COLUMN "user_id" TO "agency_id";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "plan" text COLLATE "C";--> statement-breakpoint
UPDATE "subscriptions" SET "plan" = 'builder' WHERE "subscription_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "simulated_subscriptions" DROP CONSTRAINT "simulated_subscriptions_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "simulated_subscriptions" RENAME COLUMN "user_id" TO "agency_id";--> statement-breakpoint
ALTER TABLE "simulated_subscriptions" ADD CONSTRAINT "simulated_subscriptions_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulated_subscriptions" ADD COLUMN "plan" text COLLATE "C" DEFAULT 'builder' NOT NULL;--> statement-breakpoint
ALTER INDEX "simulated_subscriptions_user" RENAME TO "simulated_subscriptions_agency";
