-- What an invited customer has answered for single times of what repeats, as a list in JSON: see server/booking/one-time.ts.
ALTER TABLE "bookings" ADD COLUMN "times" plain_text NOT NULL DEFAULT '[]';
-- "seriesEnd" is also the end of what was moved beyond the time that it was promised for; by the clock of the calendar as if it was
-- UTC, until it is changed again.
UPDATE "bookings" SET "seriesEnd" = (SELECT substr("a"."date", 1, 16) || ':00.000Z' FROM "appointments" AS "a"
    WHERE "a"."owner" = "bookings"."owner" AND "a"."_id" = "bookings"."appointment")
  WHERE "seriesEnd" IS NULL AND "state" IN ('booked', 'proposed') AND EXISTS (SELECT 1 FROM "appointments" AS "a"
    WHERE "a"."owner" = "bookings"."owner" AND "a"."_id" = "bookings"."appointment"
      AND "a"."date" > "bookings"."end" AND length("a"."date") > 10);

-- When the customer has confirmed a held time by the link in this mail.
ALTER TABLE "bookingMails" ADD COLUMN "confirmedAt" plain_text;
CREATE INDEX "bookingMails_confirmed_of_customer" ON "bookingMails" ("owner", "customer", "confirmedAt", "_id")
  WHERE "confirmedAt" IS NOT NULL;
CREATE INDEX "bookingMails_confirmed_of_company" ON "bookingMails" ("owner", "company", "confirmedAt", "_id")
  WHERE "confirmedAt" IS NOT NULL;
-- The story of a customer says that a booking has made them.
CREATE INDEX "bookings_with_new_customer" ON "bookings" ("owner", "customer") WHERE "isNew" = 1;
