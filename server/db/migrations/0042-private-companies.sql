-- A customer always has a company. Whoever has no real one is in a company of their own name, marked
-- here: it is not counted among companies, and goes with its last customer.
ALTER TABLE "companies" ADD COLUMN "private" bigint NOT NULL DEFAULT 0;

-- Lists leave them out: the indexes that give the order of a list tell which these are.
DROP INDEX "companies_by_name";
DROP INDEX "companies_by_industry";
DROP INDEX "companies_by_clients";
DROP INDEX "companies_by_value";
DROP INDEX "companies_by_age";
CREATE INDEX "companies_by_name" ON "companies" ("owner", "nameKey", "_id", "private");
CREATE INDEX "companies_by_industry" ON "companies" ("owner", "industryKey", "_id", "private");
CREATE INDEX "companies_by_clients" ON "companies" ("owner", "clientCount", "_id", "private");
CREATE INDEX "companies_by_value" ON "companies" ("owner", "totalValue", "_id", "private");
CREATE INDEX "companies_by_age" ON "companies" ("owner", "createdAt", "_id", "private");
DROP INDEX "companies_by_share";
CREATE INDEX "companies_by_share" ON "companies"
  ("owner", "industryKey", "industry", "totalValue", "clientCount", "private");

-- Neither are they duplicates of each other.
DROP INDEX "companies_same_email";
DROP INDEX "companies_same_phone";
DROP INDEX "companies_same_website";
DROP INDEX "companies_same_name";
CREATE INDEX "companies_same_email" ON "companies" ("owner", "emailKey", "firmKey", "private")
  WHERE "emailKey" <> '';
CREATE INDEX "companies_same_phone" ON "companies"
  ("owner", "phoneKey", "firmKey", "emailKey", "private") WHERE "phoneKey" <> '';
CREATE INDEX "companies_same_website" ON "companies"
  ("owner", "websiteKey", "firmKey", "emailKey", "phoneKey", "private") WHERE "websiteKey" <> '';
CREATE INDEX "companies_same_name" ON "companies"
  ("owner", "firmKey", "emailKey", "phoneKey", "websiteKey", "private") WHERE "firmKey" <> '';

-- Those that are empty go, and totals of lists are without the others.
CREATE INDEX "companies_private" ON "companies" ("owner", "clientCount", "totalValue")
  WHERE "private" = 1;
