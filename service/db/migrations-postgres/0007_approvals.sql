CREATE TABLE "approval_files" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"approval_id" text COLLATE "C" NOT NULL,
	"path" text COLLATE "C" NOT NULL,
	"type" text COLLATE "C" NOT NULL,
	"hash" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"agency_id" text COLLATE "C" NOT NULL,
	"demo_id" text COLLATE "C" NOT NULL,
	"domains" json NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"signer_name" text COLLATE "C" NOT NULL,
	"signer_email" text COLLATE "C" NOT NULL,
	"version" integer NOT NULL,
	"digest" text COLLATE "C" NOT NULL,
	"frozen" text COLLATE "C" NOT NULL,
	"state" text COLLATE "C" DEFAULT 'open' NOT NULL,
	"created_at" bigint NOT NULL,
	"ended_at" bigint,
	"opened_at" bigint,
	"reminded_at" bigint,
	"reminders" integer DEFAULT 0 NOT NULL,
	"code_hash" text COLLATE "C",
	"code_asked_at" bigint,
	"code_sent_at" bigint,
	"code_tries" integer DEFAULT 0 NOT NULL,
	"signed_at" bigint,
	"signed_name" text COLLATE "C",
	"evidence" text COLLATE "C",
	"deposit_paid_at" bigint,
	"deposit_mode" text COLLATE "C"
);
--> statement-breakpoint
CREATE TABLE "deposit_events" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"agency_id" text COLLATE "C" NOT NULL,
	"received_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposit_secrets" (
	"agency_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "expiry_notices" (
	"demo_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"expires_at" bigint NOT NULL,
	"seen_at" bigint NOT NULL,
	"stage" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "frozen_files" (
	"hash" text COLLATE "C" PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "approval_files" ADD CONSTRAINT "approval_files_approval_id_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."approvals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_files" ADD CONSTRAINT "approval_files_hash_frozen_files_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."frozen_files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_events" ADD CONSTRAINT "deposit_events_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_secrets" ADD CONSTRAINT "deposit_secrets_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expiry_notices" ADD CONSTRAINT "expiry_notices_demo_id_demos_id_fk" FOREIGN KEY ("demo_id") REFERENCES "public"."demos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_files_approval" ON "approval_files" USING btree ("approval_id");--> statement-breakpoint
CREATE INDEX "approval_files_hash" ON "approval_files" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "approvals_demo" ON "approvals" USING btree ("demo_id","created_at");--> statement-breakpoint
CREATE INDEX "approvals_agency" ON "approvals" USING btree ("agency_id","created_at");--> statement-breakpoint
CREATE INDEX "deposit_events_received" ON "deposit_events" USING btree ("received_at");