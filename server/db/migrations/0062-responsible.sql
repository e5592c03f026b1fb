-- Who on the desk a record is of: so far whoever had the desk alone.

-- without triggers

ALTER TABLE "companies" ADD COLUMN "responsible" plain_text NOT NULL DEFAULT '';
UPDATE "companies" SET "responsible" = "owner";
ALTER TABLE "customers" ADD COLUMN "responsible" plain_text NOT NULL DEFAULT '';
UPDATE "customers" SET "responsible" = "owner";
ALTER TABLE "tasks" ADD COLUMN "assignee" plain_text NOT NULL DEFAULT '';
UPDATE "tasks" SET "assignee" = "owner";
