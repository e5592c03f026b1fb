-- "plain_text" is text compared by code point: SQLite compares that way by itself (the name has
-- "text" in it, hence TEXT affinity), PostgreSQL gets a domain of this name before the first file.
-- Every table that holds a user's data leads with the owner, and no foreign key leaves the owner.

CREATE TABLE "users" (
  "_id" plain_text NOT NULL PRIMARY KEY,
  "name" plain_text NOT NULL,
  "email" plain_text NOT NULL,
  "emailKey" plain_text NOT NULL UNIQUE,
  "passwordHash" plain_text NOT NULL,
  "timeZone" plain_text,
  "createdAt" plain_text NOT NULL,
  "updatedAt" plain_text NOT NULL
);

CREATE TABLE "sessions" (
  "tokenHash" plain_text NOT NULL PRIMARY KEY,
  "user" plain_text NOT NULL REFERENCES "users" ("_id") ON DELETE CASCADE,
  "createdAt" plain_text NOT NULL,
  "lastUsedAt" plain_text NOT NULL,
  "expiresAt" plain_text NOT NULL,
  -- Milliseconds from the last use to "expiresAt", which never goes beyond "endsAt".
  "lifetime" bigint NOT NULL,
  "endsAt" plain_text NOT NULL,
  -- Names the session where the token must not be shown.
  "_id" plain_text NOT NULL,
  -- The User-Agent that it was started with.
  "agent" plain_text NOT NULL
);
CREATE UNIQUE INDEX "sessions_user" ON "sessions" ("user", "_id");
CREATE INDEX "sessions_expiry" ON "sessions" ("expiresAt");

CREATE TABLE "passwordResets" (
  "user" plain_text NOT NULL PRIMARY KEY REFERENCES "users" ("_id") ON DELETE CASCADE,
  "tokenHash" plain_text NOT NULL UNIQUE,
  "createdAt" plain_text NOT NULL,
  "expiresAt" plain_text NOT NULL
);

CREATE TABLE "companies" (
  "owner" plain_text NOT NULL REFERENCES "users" ("_id") ON DELETE CASCADE,
  "_id" plain_text NOT NULL,
  "name" plain_text NOT NULL,
  "description" plain_text NOT NULL,
  "website" plain_text NOT NULL,
  "phone" plain_text NOT NULL,
  "email" plain_text NOT NULL,
  "address" plain_text NOT NULL,
  "industry" plain_text NOT NULL,
  "createdAt" plain_text NOT NULL,
  "updatedAt" plain_text NOT NULL,
  "nameKey" plain_text NOT NULL,
  "industryKey" plain_text NOT NULL,
  "searchKey" plain_text NOT NULL,
  -- Kept by the triggers of the next file; money in cents.
  "clientCount" bigint NOT NULL DEFAULT 0,
  "totalValue" bigint NOT NULL DEFAULT 0,
  PRIMARY KEY ("owner", "_id")
);
CREATE INDEX "companies_by_name" ON "companies" ("owner", "nameKey", "_id");
CREATE INDEX "companies_by_industry" ON "companies" ("owner", "industryKey", "_id");
CREATE INDEX "companies_by_clients" ON "companies" ("owner", "clientCount", "_id");
CREATE INDEX "companies_by_value" ON "companies" ("owner", "totalValue", "_id");
CREATE INDEX "companies_by_age" ON "companies" ("owner", "createdAt", "_id");

CREATE TABLE "customers" (
  "owner" plain_text NOT NULL,
  "_id" plain_text NOT NULL,
  "company" plain_text NOT NULL,
  "name" plain_text NOT NULL,
  "email" plain_text NOT NULL,
  "phone" plain_text NOT NULL,
  "status" plain_text NOT NULL,
  -- Cents.
  "value" bigint NOT NULL,
  "notes" plain_text NOT NULL,
  "lastContact" plain_text NOT NULL,
  "createdAt" plain_text NOT NULL,
  "updatedAt" plain_text NOT NULL,
  "nameKey" plain_text NOT NULL,
  "searchKey" plain_text NOT NULL,
  PRIMARY KEY ("owner", "_id"),
  UNIQUE ("owner", "company", "_id"),
  FOREIGN KEY ("owner", "company") REFERENCES "companies" ("owner", "_id") ON DELETE CASCADE
);
-- "customers_by_name" stands in the next file: the engines write it differently.
CREATE INDEX "customers_by_company" ON "customers" ("owner", "company", "nameKey", "_id");
-- The order of shared/statuses.ts; queries use this very expression (see statusPlace in lists.ts).
CREATE INDEX "customers_by_status" ON "customers" ("owner", (CASE "status"
  WHEN 'Window Shopper' THEN 0 WHEN 'Pending' THEN 1 WHEN 'Active' THEN 2
  WHEN 'Deal Closed' THEN 3 WHEN 'Returning Client' THEN 4 ELSE -1 END), "nameKey", "_id");
CREATE INDEX "customers_by_contact" ON "customers" ("owner", "lastContact", "_id", "status");
CREATE INDEX "customers_by_value" ON "customers" ("owner", "value", "_id");
CREATE INDEX "customers_by_age" ON "customers" ("owner", "createdAt", "_id");

CREATE TABLE "appointments" (
  "owner" plain_text NOT NULL,
  "_id" plain_text NOT NULL,
  "company" plain_text NOT NULL,
  "customer" plain_text NOT NULL,
  "title" plain_text NOT NULL,
  -- Wall-clock time, or a plain date for an appointment that has no time.
  "date" plain_text NOT NULL,
  -- Minutes.
  "duration" bigint NOT NULL,
  "notes" plain_text NOT NULL,
  "createdAt" plain_text NOT NULL,
  "updatedAt" plain_text NOT NULL,
  "titleKey" plain_text NOT NULL,
  "searchKey" plain_text NOT NULL,
  PRIMARY KEY ("owner", "_id"),
  FOREIGN KEY ("owner", "company", "customer")
    REFERENCES "customers" ("owner", "company", "_id") ON DELETE CASCADE
);
CREATE INDEX "appointments_by_date" ON "appointments" ("owner", "date", "_id");
CREATE INDEX "appointments_by_age" ON "appointments" ("owner", "createdAt", "_id");
CREATE INDEX "appointments_of_company" ON "appointments" ("owner", "company", "date", "_id");
CREATE INDEX "appointments_of_customer" ON "appointments" ("owner", "customer", "date", "_id");

CREATE TABLE "ownerTotals" (
  "owner" plain_text NOT NULL PRIMARY KEY REFERENCES "users" ("_id") ON DELETE CASCADE,
  "companies" bigint NOT NULL,
  "appointments" bigint NOT NULL
);

CREATE TABLE "statusTotals" (
  "owner" plain_text NOT NULL REFERENCES "users" ("_id") ON DELETE CASCADE,
  "status" plain_text NOT NULL,
  "customers" bigint NOT NULL,
  -- Cents.
  "value" bigint NOT NULL,
  PRIMARY KEY ("owner", "status")
);

-- Customers by the day of their last contact: who is neglected is known without counting them.
CREATE TABLE "contactTotals" (
  "owner" plain_text NOT NULL REFERENCES "users" ("_id") ON DELETE CASCADE,
  "status" plain_text NOT NULL,
  "lastContact" plain_text NOT NULL,
  "customers" bigint NOT NULL,
  -- Cents.
  "value" bigint NOT NULL,
  PRIMARY KEY ("owner", "status", "lastContact")
);

-- Companies and customers by the day, in UTC, on which they were created.
CREATE TABLE "createdTotals" (
  "owner" plain_text NOT NULL REFERENCES "users" ("_id") ON DELETE CASCADE,
  "day" plain_text NOT NULL,
  "companies" bigint NOT NULL,
  "customers" bigint NOT NULL,
  -- Cents, of the customers.
  "value" bigint NOT NULL,
  PRIMARY KEY ("owner", "day")
);
