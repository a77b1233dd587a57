CREATE TABLE "comment_replies" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"comment_id" text COLLATE "C" NOT NULL,
	"is_agency" boolean NOT NULL,
	"user_id" text COLLATE "C",
	"author" text COLLATE "C" NOT NULL,
	"text" text COLLATE "C" NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"demo_id" text COLLATE "C" NOT NULL,
	"recipient_id" text COLLATE "C",
	"page" text COLLATE "C" NOT NULL,
	"section" text COLLATE "C" NOT NULL,
	"place" text COLLATE "C",
	"item" text COLLATE "C",
	"quote" text COLLATE "C",
	"version" integer NOT NULL,
	"changed_at" bigint,
	"author" text COLLATE "C" NOT NULL,
	"email" text COLLATE "C",
	"text" text COLLATE "C" NOT NULL,
	"created_at" bigint NOT NULL,
	"resolved_at" bigint
);
--> statement-breakpoint
CREATE TABLE "live_calls" (
	"demo_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"version" bigint NOT NULL,
	"state" json NOT NULL,
	"started_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "look_choices" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"demo_id" text COLLATE "C" NOT NULL,
	"recipient_id" text COLLATE "C",
	"palette" json,
	"headline" text COLLATE "C",
	"author" text COLLATE "C" NOT NULL,
	"created_at" bigint NOT NULL,
	"taken_at" bigint
);
--> statement-breakpoint
ALTER TABLE "demos" ADD COLUMN "panel" json;--> statement-breakpoint
ALTER TABLE "demos" ADD COLUMN "looks" json;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "comment_mails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "recipients" ADD COLUMN "panel_closed_at" bigint;--> statement-breakpoint
ALTER TABLE "comment_replies" ADD CONSTRAINT "comment_replies_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_replies" ADD CONSTRAINT "comment_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_demo_id_demos_id_fk" FOREIGN KEY ("demo_id") REFERENCES "public"."demos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_recipient_id_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."recipients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_calls" ADD CONSTRAINT "live_calls_demo_id_demos_id_fk" FOREIGN KEY ("demo_id") REFERENCES "public"."demos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_calls" ADD CONSTRAINT "live_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "look_choices" ADD CONSTRAINT "look_choices_demo_id_demos_id_fk" FOREIGN KEY ("demo_id") REFERENCES "public"."demos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "look_choices" ADD CONSTRAINT "look_choices_recipient_id_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."recipients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_replies_comment" ON "comment_replies" USING btree ("comment_id","created_at");--> statement-breakpoint
CREATE INDEX "comment_replies_user" ON "comment_replies" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "comments_demo" ON "comments" USING btree ("demo_id","created_at");--> statement-breakpoint
CREATE INDEX "comments_recipient" ON "comments" USING btree ("recipient_id");--> statement-breakpoint
CREATE INDEX "live_calls_user" ON "live_calls" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "live_calls_end" ON "live_calls" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "look_choices_demo" ON "look_choices" USING btree ("demo_id","created_at");--> statement-breakpoint
CREATE INDEX "look_choices_recipient" ON "look_choices" USING btree ("recipient_id");