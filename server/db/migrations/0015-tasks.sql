-- What is to be done: for a customer, for a company, or for nobody.
CREATE TABLE "tasks" (
  "owner" plain_text NOT NULL REFERENCES "users" ("_id") ON DELETE CASCADE,
  "_id" plain_text NOT NULL,
  "text" plain_text NOT NULL,
  -- A day, and a wall-clock time of it such as 15:00.
  "due" plain_text,
  "time" plain_text,
  "company" plain_text,
  "customer" plain_text,
  "doneAt" plain_text,
  "createdAt" plain_text NOT NULL,
  "updatedAt" plain_text NOT NULL,
  -- Of the beginning of the text.
  "titleKey" plain_text NOT NULL,
  "searchKey" plain_text NOT NULL,
  "textKey" plain_text NOT NULL,
  PRIMARY KEY ("owner", "_id"),
  CHECK ("due" IS NOT NULL OR "time" IS NULL),
  -- A foreign key with a column that is null holds whatever the others are.
  CHECK ("company" IS NOT NULL OR "customer" IS NULL),
  FOREIGN KEY ("owner", "company") REFERENCES "companies" ("owner", "_id") ON DELETE CASCADE,
  FOREIGN KEY ("owner", "company", "customer")
    REFERENCES "customers" ("owner", "company", "_id") ON DELETE CASCADE
    DEFERRABLE INITIALLY IMMEDIATE
);
-- Queries use these very expressions, see tasks/lists.ts: what has no day or time comes last.
CREATE INDEX "tasks_by_day" ON "tasks"
  ("owner", (coalesce("due", '9999-99-99')), (coalesce("time", '99:99')), "_id");
CREATE INDEX "tasks_to_do" ON "tasks"
  ("owner", (coalesce("due", '9999-99-99')), (coalesce("time", '99:99')), "_id")
  WHERE "doneAt" IS NULL;
CREATE INDEX "tasks_by_end" ON "tasks" ("owner", (coalesce("doneAt", '')), "_id");
CREATE INDEX "tasks_by_age" ON "tasks" ("owner", "createdAt", "_id");
CREATE INDEX "tasks_of_company" ON "tasks" ("owner", "company", "doneAt", "_id");
CREATE INDEX "tasks_of_customer" ON "tasks" ("owner", "customer", "doneAt", "_id");

ALTER TABLE "ownerTotals" ADD COLUMN "tasks" bigint NOT NULL DEFAULT 0;

-- Activities of a company itself, too. With a customer, the company is the customer's. SQLite can't
-- change a column, and renames no table while triggers of former versions are there, so the rows wait
-- elsewhere while the table is made anew.
CREATE TABLE "formerActivities" AS
SELECT a.*, c."company" FROM "activities" AS a
JOIN "customers" AS c ON c."owner" = a."owner" AND c."_id" = a."customer";
DROP TABLE "activities";
CREATE TABLE "activities" (
  "owner" plain_text NOT NULL,
  "_id" plain_text NOT NULL,
  "company" plain_text NOT NULL,
  "customer" plain_text,
  "kind" plain_text NOT NULL,
  -- Wall-clock time, or a plain date for what has no time.
  "at" plain_text NOT NULL,
  "text" plain_text NOT NULL,
  "createdAt" plain_text NOT NULL,
  "updatedAt" plain_text NOT NULL,
  -- Of the beginning of the text.
  "titleKey" plain_text NOT NULL,
  "searchKey" plain_text NOT NULL,
  "textKey" plain_text NOT NULL,
  PRIMARY KEY ("owner", "_id"),
  FOREIGN KEY ("owner", "company") REFERENCES "companies" ("owner", "_id") ON DELETE CASCADE,
  FOREIGN KEY ("owner", "company", "customer")
    REFERENCES "customers" ("owner", "company", "_id") ON DELETE CASCADE
    DEFERRABLE INITIALLY IMMEDIATE
);
INSERT INTO "activities" ("owner", "_id", "company", "customer", "kind", "at", "text",
  "createdAt", "updatedAt", "titleKey", "searchKey", "textKey")
SELECT "owner", "_id", "company", "customer", "kind", "at", "text",
  "createdAt", "updatedAt", "titleKey", "searchKey", "textKey" FROM "formerActivities";
DROP TABLE "formerActivities";
CREATE INDEX "activities_of_company" ON "activities" ("owner", "company", "at", "_id");
CREATE INDEX "activities_of_customer" ON "activities" ("owner", "customer", "at", "_id");
CREATE INDEX "activities_by_time" ON "activities" ("owner", "at", "_id");
