ALTER TABLE "approvals" ADD COLUMN "auto_reminds" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "auto_reminders" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "approval_mails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "approvals_open" ON "approvals" USING btree ("state","created_at");