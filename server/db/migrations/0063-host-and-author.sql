-- In whose calendar an appointment is, and who wrote an entry: so far whoever had the desk alone.

-- without triggers

ALTER TABLE "appointments" ADD COLUMN "host" plain_text NOT NULL DEFAULT '';
-- Ids, as a list in JSON.
ALTER TABLE "appointments" ADD COLUMN "attending" plain_text NOT NULL DEFAULT '[]';
UPDATE "appointments" SET "host" = "owner";
ALTER TABLE "activities" ADD COLUMN "author" plain_text NOT NULL DEFAULT '';
UPDATE "activities" SET "author" = "owner";

-- Sums of what is somebody's. The person comes first, so that no order of all is begun here.
CREATE INDEX "customers_of_person" ON "customers" ("responsible", "owner", "value");
