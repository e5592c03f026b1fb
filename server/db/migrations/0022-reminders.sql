-- What was done about reminders. Each is of an appointment, or of one time of a repeating one, and of when
-- that begins: moved, it reminds again.
CREATE TABLE "reminders" (
  "owner" plain_text NOT NULL REFERENCES "users" ("_id") ON DELETE CASCADE,
  "appointment" plain_text NOT NULL,
  "date" plain_text NOT NULL,
  -- Snoozed until this wall-clock time.
  "until" plain_text,
  "isDone" bigint NOT NULL DEFAULT 0,
  "isMailed" bigint NOT NULL DEFAULT 0,
  PRIMARY KEY ("owner", "appointment")
);

CREATE INDEX "appointments_reminding" ON "appointments" ("owner", "date")
  WHERE "reminder" IS NOT NULL;

-- When it is to be looked what can be mailed to a user; empty at once, null never. Triggers empty it, see
-- records/reminder-triggers.ts.
ALTER TABLE "users" ADD COLUMN "mailDue" plain_text;
-- The last day whose agenda was mailed, by the user's own calendar.
ALTER TABLE "users" ADD COLUMN "agendaSent" plain_text;
CREATE INDEX "users_mailDue" ON "users" ("mailDue") WHERE "mailDue" IS NOT NULL;
