CREATE TABLE "event_numbers" (
	"agency_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"agency_id" text COLLATE "C" NOT NULL,
	"number" integer NOT NULL,
	"demo_id" text COLLATE "C",
	"recipient_id" text COLLATE "C",
	"kind" text COLLATE "C" NOT NULL,
	"actor" text COLLATE "C" NOT NULL,
	"at" bigint NOT NULL,
	"data" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"visit_id" text COLLATE "C" NOT NULL,
	"page" text COLLATE "C" NOT NULL,
	"seq" integer NOT NULL,
	"visible_ms" integer NOT NULL,
	"sections" json NOT NULL,
	"interacted" boolean NOT NULL,
	"started_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "program_opens" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"demo_id" text COLLATE "C" NOT NULL,
	"day" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"opens" integer NOT NULL,
	"last_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recipients" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"demo_id" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"email" text COLLATE "C",
	"token" text COLLATE "C" NOT NULL,
	"named" boolean DEFAULT false NOT NULL,
	"declined_at" bigint,
	"forwarded_at" bigint,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_mails" (
	"demo_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"demo_id" text COLLATE "C" NOT NULL,
	"recipient_id" text COLLATE "C",
	"day" text COLLATE "C" NOT NULL,
	"visitor_hash" text COLLATE "C",
	"device" text COLLATE "C" NOT NULL,
	"started_at" bigint NOT NULL,
	"last_at" bigint NOT NULL,
	"visible_ms" integer DEFAULT 0 NOT NULL,
	"person_at" bigint,
	"returned" boolean DEFAULT false NOT NULL,
	"forwarded" boolean DEFAULT false NOT NULL,
	"ended_at" bigint,
	"mailed_at" bigint
);
--> statement-breakpoint
ALTER TABLE "demos" ADD COLUMN "stage" text COLLATE "C" DEFAULT 'draft' NOT NULL;--> statement-breakpoint
ALTER TABLE "demos" ADD COLUMN "stage_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "demos" ADD COLUMN "value_cents" bigint;--> statement-breakpoint
ALTER TABLE "demos" ADD COLUMN "value_currency" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "demos" ADD COLUMN "lost_reason" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "visit_mails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "quiet_from" integer;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "quiet_to" integer;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "time_zone" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "event_numbers" ADD CONSTRAINT "event_numbers_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_views" ADD CONSTRAINT "page_views_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_opens" ADD CONSTRAINT "program_opens_demo_id_demos_id_fk" FOREIGN KEY ("demo_id") REFERENCES "public"."demos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipients" ADD CONSTRAINT "recipients_demo_id_demos_id_fk" FOREIGN KEY ("demo_id") REFERENCES "public"."demos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_mails" ADD CONSTRAINT "visit_mails_demo_id_demos_id_fk" FOREIGN KEY ("demo_id") REFERENCES "public"."demos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_demo_id_demos_id_fk" FOREIGN KEY ("demo_id") REFERENCES "public"."demos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_recipient_id_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."recipients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "events_number" ON "events" USING btree ("agency_id","number");--> statement-breakpoint
CREATE INDEX "events_kind" ON "events" USING btree ("agency_id","kind","at");--> statement-breakpoint
CREATE INDEX "events_demo" ON "events" USING btree ("demo_id","number");--> statement-breakpoint
CREATE INDEX "events_recipient" ON "events" USING btree ("recipient_id");--> statement-breakpoint
CREATE INDEX "events_at" ON "events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "page_views_visit" ON "page_views" USING btree ("visit_id","started_at");--> statement-breakpoint
CREATE INDEX "program_opens_demo" ON "program_opens" USING btree ("demo_id");--> statement-breakpoint
CREATE INDEX "program_opens_last" ON "program_opens" USING btree ("last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "recipients_token" ON "recipients" USING btree ("token");--> statement-breakpoint
CREATE INDEX "recipients_demo" ON "recipients" USING btree ("demo_id","created_at");--> statement-breakpoint
CREATE INDEX "visits_demo" ON "visits" USING btree ("demo_id","started_at");--> statement-breakpoint
CREATE INDEX "visits_visitor" ON "visits" USING btree ("demo_id","day","visitor_hash");--> statement-breakpoint
CREATE INDEX "visits_recipient" ON "visits" USING btree ("recipient_id");--> statement-breakpoint
CREATE INDEX "visits_open" ON "visits" USING btree ("ended_at","last_at");--> statement-breakpoint
CREATE INDEX "visits_mail" ON "visits" USING btree ("mailed_at","ended_at");--> statement-breakpoint
CREATE INDEX "visits_started" ON "visits" USING btree ("started_at");--> statement-breakpoint
-- The log begins with what is known of the time before it: demos, deletions, and counted visits.
INSERT INTO "events" ("id", "agency_id", "number", "demo_id", "kind", "actor", "at", "data")
SELECT replace(gen_random_uuid()::text, '-', ''), "agency_id",
	row_number() OVER (PARTITION BY "agency_id" ORDER BY "at", "step", "source"),
	"demo_id", "kind", "actor", "at", '{}'
FROM (
	SELECT "agency_id", "id" AS "demo_id", "id" AS "source", 1 AS "step", 'demo.created' AS "kind", 'member:' || "user_id" AS "actor", "created_at" AS "at" FROM "demos"
	UNION ALL
	SELECT "demos"."agency_id", "demos"."id", "demo_visits"."id", 2, 'visit.counted', 'client', "demo_visits"."at" FROM "demo_visits" JOIN "demos" ON "demos"."id" = "demo_visits"."demo_id"
	UNION ALL
	SELECT "agency_id", "id", "id", 3, 'demo.deleted', 'member:' || "user_id", "deleted_at" FROM "demos" WHERE "deleted_at" IS NOT NULL
) AS "known";--> statement-breakpoint
INSERT INTO "event_numbers" ("agency_id", "last") SELECT "agency_id", max("number") FROM "events" GROUP BY "agency_id";--> statement-breakpoint
UPDATE "demos" SET "stage" = 'seen' WHERE "visits" > 0;--> statement-breakpoint
-- Tells every process that there is something to read; the row itself may be too long for it.
CREATE FUNCTION "tell_of_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('firstlook_events', NEW."agency_id");
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "events_told" AFTER INSERT ON "events" FOR EACH ROW EXECUTE FUNCTION "tell_of_events"();
