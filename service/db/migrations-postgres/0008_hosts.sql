CREATE TABLE "agency_hosts" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"agency_id" text COLLATE "C" NOT NULL,
	"host" text COLLATE "C" NOT NULL,
	"token" text COLLATE "C" NOT NULL,
	"verified_host" text COLLATE "C",
	"for_links" boolean DEFAULT false NOT NULL,
	"reason" text COLLATE "C",
	"created_at" bigint NOT NULL,
	"checked_at" bigint,
	"missing_since" bigint
);
--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "white_label" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "demos" ADD COLUMN "slug" text COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "agency_hosts" ADD CONSTRAINT "agency_hosts_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agency_hosts_once" ON "agency_hosts" USING btree ("agency_id","host");--> statement-breakpoint
CREATE UNIQUE INDEX "agency_hosts_verified" ON "agency_hosts" USING btree ("verified_host");--> statement-breakpoint
CREATE INDEX "agency_hosts_checked" ON "agency_hosts" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "demos_slug" ON "demos" USING btree ("agency_id","slug");