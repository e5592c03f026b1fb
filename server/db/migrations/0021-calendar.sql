-- What became of an appointment; null while that is not known.
ALTER TABLE "appointments" ADD COLUMN "outcome" plain_text;
-- Minutes before it that its reminder comes; null for none.
ALTER TABLE "appointments" ADD COLUMN "reminder" bigint;
-- The value of an RRULE (RFC 5545); empty for one that does not repeat.
ALTER TABLE "appointments" ADD COLUMN "repeat" plain_text NOT NULL DEFAULT '';
-- Days of its times that are deleted, in order, with commas between them.
ALTER TABLE "appointments" ADD COLUMN "except" plain_text NOT NULL DEFAULT '';
-- The last of its times; null where it never ends or does not repeat.
ALTER TABLE "appointments" ADD COLUMN "lastTime" plain_text;
-- A single time of a repeating appointment with facts of its own: of which, and when it would have been.
ALTER TABLE "appointments" ADD COLUMN "series" plain_text;
ALTER TABLE "appointments" ADD COLUMN "original" plain_text;
CREATE INDEX "appointments_repeating" ON "appointments" ("owner", "date", "lastTime")
  WHERE "repeat" <> '';
CREATE INDEX "appointments_of_series" ON "appointments" ("owner", "series", "original")
  WHERE "series" IS NOT NULL;

-- The appointment that an activity tells of; it need not be there any more.
ALTER TABLE "activities" ADD COLUMN "appointment" plain_text;

-- How the calendar and what is shown are set, as an object in JSON. What is missing in it, or all where
-- it is null, is as the program suggests.
ALTER TABLE "users" ADD COLUMN "settings" plain_text;
