-- After how many days customers of each status need attention, as an object in JSON. What is missing
-- in it, or all where it is null, is as the program suggests.
ALTER TABLE "users" ADD COLUMN "followUp" plain_text;

-- Until this day a customer is left alone.
ALTER TABLE "customers" ADD COLUMN "snoozedUntil" plain_text;
CREATE INDEX "customers_snoozed" ON "customers"
  ("owner", "snoozedUntil", "status", "lastContact", "value") WHERE "snoozedUntil" IS NOT NULL;
