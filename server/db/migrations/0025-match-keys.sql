-- By what records are found that may be the same, see shared/match-keys.ts: an empty text is compared with none.
-- Rows that are there get theirs at the next start.
ALTER TABLE "customers" ADD COLUMN "emailKey" plain_text NOT NULL DEFAULT '';
ALTER TABLE "customers" ADD COLUMN "phoneKey" plain_text NOT NULL DEFAULT '';
ALTER TABLE "customers" ADD COLUMN "personKey" plain_text NOT NULL DEFAULT '';
ALTER TABLE "companies" ADD COLUMN "emailKey" plain_text NOT NULL DEFAULT '';
ALTER TABLE "companies" ADD COLUMN "phoneKey" plain_text NOT NULL DEFAULT '';
ALTER TABLE "companies" ADD COLUMN "websiteKey" plain_text NOT NULL DEFAULT '';
ALTER TABLE "companies" ADD COLUMN "firmKey" plain_text NOT NULL DEFAULT '';

-- All that ranks a group stands in the index, so that no row is read to find the groups.
CREATE INDEX "customers_same_email" ON "customers" ("owner", "emailKey", "personKey")
  WHERE "emailKey" <> '';
CREATE INDEX "customers_same_phone" ON "customers" ("owner", "phoneKey", "personKey", "emailKey")
  WHERE "phoneKey" <> '';
CREATE INDEX "customers_same_name" ON "customers"
  ("owner", "personKey", "company", "emailKey", "phoneKey") WHERE "personKey" <> '';
CREATE INDEX "companies_same_email" ON "companies" ("owner", "emailKey", "firmKey")
  WHERE "emailKey" <> '';
CREATE INDEX "companies_same_phone" ON "companies" ("owner", "phoneKey", "firmKey", "emailKey")
  WHERE "phoneKey" <> '';
CREATE INDEX "companies_same_website" ON "companies"
  ("owner", "websiteKey", "firmKey", "emailKey", "phoneKey") WHERE "websiteKey" <> '';
CREATE INDEX "companies_same_name" ON "companies"
  ("owner", "firmKey", "emailKey", "phoneKey", "websiteKey") WHERE "firmKey" <> '';

-- What users said is not the same: some records, or all that share what names a group.
CREATE TABLE "dismissals" (
  "owner" plain_text NOT NULL REFERENCES "users" ("_id") ON DELETE CASCADE,
  "_id" plain_text NOT NULL,
  "kind" plain_text NOT NULL,
  -- Ids, as a list in JSON.
  "records" plain_text NOT NULL,
  "shared" plain_text,
  "createdAt" plain_text NOT NULL,
  PRIMARY KEY ("owner", "_id")
);
