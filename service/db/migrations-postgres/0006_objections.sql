CREATE TABLE "demo_domains" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"demo_id" text COLLATE "C" NOT NULL,
	"domain" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_actions" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"action" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"what" text COLLATE "C" NOT NULL,
	"by" text COLLATE "C" NOT NULL,
	"why" text COLLATE "C" NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opt_outs" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"domain" text COLLATE "C" NOT NULL,
	"email" text COLLATE "C" NOT NULL,
	"scope" text COLLATE "C" NOT NULL,
	"token_hash" text COLLATE "C",
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"confirmed_at" bigint
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"unique_id" text COLLATE "C" NOT NULL,
	"agency_id" text COLLATE "C" NOT NULL,
	"reason" text COLLATE "C" NOT NULL,
	"text" text COLLATE "C" NOT NULL,
	"email" text COLLATE "C",
	"created_at" bigint NOT NULL,
	"closed_at" bigint
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text COLLATE "C" PRIMARY KEY NOT NULL,
	"value" "bytea" NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stops" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"what" text COLLATE "C" NOT NULL,
	"by" text COLLATE "C" NOT NULL,
	"why" text COLLATE "C" NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "label_tone" text COLLATE "C" DEFAULT 'dark' NOT NULL;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "demo_domains" ADD CONSTRAINT "demo_domains_demo_id_demos_id_fk" FOREIGN KEY ("demo_id") REFERENCES "public"."demos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "demo_domains_demo" ON "demo_domains" USING btree ("demo_id");--> statement-breakpoint
CREATE INDEX "demo_domains_domain" ON "demo_domains" USING btree ("domain");--> statement-breakpoint
CREATE INDEX "operator_actions_at" ON "operator_actions" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "opt_outs_token" ON "opt_outs" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "opt_outs_expiry" ON "opt_outs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("closed_at","created_at");