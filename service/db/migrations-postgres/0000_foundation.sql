CREATE TABLE "demo_pictures" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"demo_id" text COLLATE "C" NOT NULL,
	"role" text COLLATE "C" NOT NULL,
	"hash" text COLLATE "C" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"background" text COLLATE "C" NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_visits" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"demo_id" text COLLATE "C" NOT NULL,
	"day" text COLLATE "C" NOT NULL,
	"visitor_hash" text COLLATE "C" NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demos" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"unique_id" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"industry" text COLLATE "C" NOT NULL,
	"website_data" json NOT NULL,
	"tags" json NOT NULL,
	"notes" text COLLATE "C" DEFAULT '' NOT NULL,
	"starred" boolean DEFAULT false NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"deleted_at" bigint
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"provider" text COLLATE "C" NOT NULL,
	"subject" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"name" text COLLATE "C" PRIMARY KEY NOT NULL,
	"done_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limit_hits" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"bucket" text COLLATE "C" NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailed_tokens" (
	"token_hash" text COLLATE "C" PRIMARY KEY NOT NULL,
	"purpose" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"email" text COLLATE "C" NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"demo_id" text COLLATE "C",
	"recipient" text COLLATE "C",
	"content" json NOT NULL,
	"created_at" bigint NOT NULL,
	"mailed_at" bigint
);
--> statement-breakpoint
CREATE TABLE "oauth_flows" (
	"state_hash" text COLLATE "C" PRIMARY KEY NOT NULL,
	"browser_hash" text COLLATE "C" NOT NULL,
	"provider" text COLLATE "C" NOT NULL,
	"verifier" text COLLATE "C" NOT NULL,
	"nonce" text COLLATE "C" NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"recipient" text COLLATE "C" NOT NULL,
	"subject" text COLLATE "C" NOT NULL,
	"text" text COLLATE "C" NOT NULL,
	"html" text COLLATE "C",
	"reply_to" text COLLATE "C",
	"created_at" bigint NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" bigint NOT NULL,
	"sent_at" bigint,
	"failed_at" bigint,
	"last_error" text COLLATE "C"
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"type" text COLLATE "C" NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id_hash" text COLLATE "C" PRIMARY KEY NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"device" text COLLATE "C" DEFAULT '' NOT NULL,
	"last_seen_at" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulated_subscriptions" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"client_secret" text COLLATE "C" NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"current_period_end" bigint NOT NULL,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"provider" text COLLATE "C" NOT NULL,
	"customer_id" text COLLATE "C",
	"subscription_id" text COLLATE "C",
	"status" text COLLATE "C",
	"current_period_end" bigint,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"email" text COLLATE "C" NOT NULL,
	"username" text COLLATE "C" NOT NULL,
	"password_hash" text COLLATE "C",
	"email_verified" boolean DEFAULT false NOT NULL,
	"avatar" "bytea",
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_salts" (
	"day" text COLLATE "C" PRIMARY KEY NOT NULL,
	"salt" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "demo_pictures" ADD CONSTRAINT "demo_pictures_demo_id_demos_id_fk" FOREIGN KEY ("demo_id") REFERENCES "public"."demos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_visits" ADD CONSTRAINT "demo_visits_demo_id_demos_id_fk" FOREIGN KEY ("demo_id") REFERENCES "public"."demos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demos" ADD CONSTRAINT "demos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_tokens" ADD CONSTRAINT "mailed_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulated_subscriptions" ADD CONSTRAINT "simulated_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "demo_pictures_hash" ON "demo_pictures" USING btree ("demo_id","role","hash");--> statement-breakpoint
CREATE UNIQUE INDEX "demo_visits_once" ON "demo_visits" USING btree ("demo_id","day","visitor_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "demos_unique_id" ON "demos" USING btree ("unique_id");--> statement-breakpoint
CREATE INDEX "demos_user" ON "demos" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "demos_deleted" ON "demos" USING btree ("deleted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "identities_subject" ON "identities" USING btree ("provider","subject");--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "limit_hits_at" ON "limit_hits" USING btree ("bucket","at");--> statement-breakpoint
CREATE INDEX "mailed_tokens_user" ON "mailed_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "messages_unsent" ON "messages" USING btree ("mailed_at","created_at");--> statement-breakpoint
CREATE INDEX "oauth_flows_expiry" ON "oauth_flows" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("sent_at","failed_at","next_attempt_at");--> statement-breakpoint
CREATE INDEX "payment_events_at" ON "payment_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "simulated_subscriptions_secret" ON "simulated_subscriptions" USING btree ("client_secret");--> statement-breakpoint
CREATE INDEX "simulated_subscriptions_user" ON "simulated_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_customer" ON "subscriptions" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_subscription" ON "subscriptions" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");