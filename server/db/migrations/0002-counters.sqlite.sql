-- Counters that never need a recount. What is taken away is only ever subtracted from a row that is
-- still there: while a user or a company is deleted, its counters may be gone already. A day on which
-- nobody's last contact is any more loses its row: there would be one for each day that ever was.

CREATE TRIGGER "companies_inserted" AFTER INSERT ON "companies" BEGIN
  INSERT INTO "ownerTotals" ("owner", "companies", "appointments") VALUES (NEW."owner", 1, 0)
    ON CONFLICT ("owner") DO UPDATE SET "companies" = "companies" + 1;
  INSERT INTO "createdTotals" ("owner", "day", "companies", "customers", "value")
    VALUES (NEW."owner", substr(NEW."createdAt", 1, 10), 1, 0, 0)
    ON CONFLICT ("owner", "day") DO UPDATE SET "companies" = "companies" + 1;
END;

CREATE TRIGGER "companies_deleted" AFTER DELETE ON "companies" BEGIN
  UPDATE "ownerTotals" SET "companies" = "companies" - 1 WHERE "owner" = OLD."owner";
  UPDATE "createdTotals" SET "companies" = "companies" - 1
    WHERE "owner" = OLD."owner" AND "day" = substr(OLD."createdAt", 1, 10);
END;

CREATE TRIGGER "appointments_inserted" AFTER INSERT ON "appointments" BEGIN
  UPDATE "ownerTotals" SET "appointments" = "appointments" + 1 WHERE "owner" = NEW."owner";
END;

CREATE TRIGGER "appointments_deleted" AFTER DELETE ON "appointments" BEGIN
  UPDATE "ownerTotals" SET "appointments" = "appointments" - 1 WHERE "owner" = OLD."owner";
END;

CREATE TRIGGER "customers_inserted" AFTER INSERT ON "customers" BEGIN
  UPDATE "companies"
    SET "clientCount" = "clientCount" + 1, "totalValue" = "totalValue" + NEW."value"
    WHERE "owner" = NEW."owner" AND "_id" = NEW."company";
  INSERT INTO "statusTotals" ("owner", "status", "customers", "value")
    VALUES (NEW."owner", NEW."status", 1, NEW."value")
    ON CONFLICT ("owner", "status") DO UPDATE
    SET "customers" = "customers" + 1, "value" = "value" + NEW."value";
  INSERT INTO "contactTotals" ("owner", "status", "lastContact", "customers", "value")
    VALUES (NEW."owner", NEW."status", NEW."lastContact", 1, NEW."value")
    ON CONFLICT ("owner", "status", "lastContact") DO UPDATE
    SET "customers" = "customers" + 1, "value" = "value" + NEW."value";
  INSERT INTO "createdTotals" ("owner", "day", "companies", "customers", "value")
    VALUES (NEW."owner", substr(NEW."createdAt", 1, 10), 0, 1, NEW."value")
    ON CONFLICT ("owner", "day") DO UPDATE
    SET "customers" = "customers" + 1, "value" = "value" + NEW."value";
END;

CREATE TRIGGER "customers_deleted" AFTER DELETE ON "customers" BEGIN
  UPDATE "companies"
    SET "clientCount" = "clientCount" - 1, "totalValue" = "totalValue" - OLD."value"
    WHERE "owner" = OLD."owner" AND "_id" = OLD."company";
  UPDATE "statusTotals"
    SET "customers" = "customers" - 1, "value" = "value" - OLD."value"
    WHERE "owner" = OLD."owner" AND "status" = OLD."status";
  UPDATE "contactTotals"
    SET "customers" = "customers" - 1, "value" = "value" - OLD."value"
    WHERE "owner" = OLD."owner" AND "status" = OLD."status" AND "lastContact" = OLD."lastContact";
  DELETE FROM "contactTotals"
    WHERE "owner" = OLD."owner" AND "status" = OLD."status" AND "lastContact" = OLD."lastContact"
      AND "customers" = 0;
  UPDATE "createdTotals"
    SET "customers" = "customers" - 1, "value" = "value" - OLD."value"
    WHERE "owner" = OLD."owner" AND "day" = substr(OLD."createdAt", 1, 10);
END;

CREATE TRIGGER "customers_valued" AFTER UPDATE OF "company", "value" ON "customers"
WHEN OLD."value" <> NEW."value" OR OLD."company" <> NEW."company"
BEGIN
  UPDATE "companies"
    SET "clientCount" = "clientCount" - 1, "totalValue" = "totalValue" - OLD."value"
    WHERE "owner" = OLD."owner" AND "_id" = OLD."company";
  UPDATE "companies"
    SET "clientCount" = "clientCount" + 1, "totalValue" = "totalValue" + NEW."value"
    WHERE "owner" = NEW."owner" AND "_id" = NEW."company";
  UPDATE "createdTotals"
    SET "value" = "value" - OLD."value" + NEW."value"
    WHERE "owner" = NEW."owner" AND "day" = substr(NEW."createdAt", 1, 10);
END;

CREATE TRIGGER "customers_moved" AFTER UPDATE OF "status", "value" ON "customers"
WHEN OLD."value" <> NEW."value" OR OLD."status" <> NEW."status"
BEGIN
  UPDATE "statusTotals"
    SET "customers" = "customers" - 1, "value" = "value" - OLD."value"
    WHERE "owner" = OLD."owner" AND "status" = OLD."status";
  INSERT INTO "statusTotals" ("owner", "status", "customers", "value")
    VALUES (NEW."owner", NEW."status", 1, NEW."value")
    ON CONFLICT ("owner", "status") DO UPDATE
    SET "customers" = "customers" + 1, "value" = "value" + NEW."value";
END;

CREATE TRIGGER "customers_contacted" AFTER UPDATE OF "status", "value", "lastContact" ON "customers"
WHEN OLD."value" <> NEW."value" OR OLD."status" <> NEW."status"
  OR OLD."lastContact" <> NEW."lastContact"
BEGIN
  UPDATE "contactTotals"
    SET "customers" = "customers" - 1, "value" = "value" - OLD."value"
    WHERE "owner" = OLD."owner" AND "status" = OLD."status" AND "lastContact" = OLD."lastContact";
  INSERT INTO "contactTotals" ("owner", "status", "lastContact", "customers", "value")
    VALUES (NEW."owner", NEW."status", NEW."lastContact", 1, NEW."value")
    ON CONFLICT ("owner", "status", "lastContact") DO UPDATE
    SET "customers" = "customers" + 1, "value" = "value" + NEW."value";
  DELETE FROM "contactTotals"
    WHERE "owner" = OLD."owner" AND "status" = OLD."status" AND "lastContact" = OLD."lastContact"
      AND "customers" = 0;
END;

-- The search index: the trigrams of every search key. Each owner has a block of its row numbers for
-- each kind of record, so that a search reads the part of a trigram's list that is the owner's.
-- Numbers are our own, because SQLite may change those of a table without an INTEGER PRIMARY KEY.
CREATE TABLE "searchBlocks" (
  "block" INTEGER PRIMARY KEY AUTOINCREMENT,
  "owner" plain_text NOT NULL,
  "kind" plain_text NOT NULL,
  -- The last number given in the block; never used again.
  "last" bigint NOT NULL,
  UNIQUE ("owner", "kind")
);
CREATE TABLE "searchPlaces" (
  -- The block in the upper bits, a running number in the lower 32.
  "place" INTEGER PRIMARY KEY,
  "block" bigint NOT NULL,
  "_id" plain_text NOT NULL,
  UNIQUE ("block", "_id")
);
CREATE VIRTUAL TABLE "searchTrigrams" USING fts5 (
  "searchKey", tokenize = 'trigram case_sensitive 1', content = '', contentless_delete = 1,
  detail = none
);
-- Merging at 8 instead of 4 segments takes a third off the time of a write.
INSERT INTO "searchTrigrams" ("searchTrigrams", "rank") VALUES ('automerge', 8);

CREATE TRIGGER "companies_listed" AFTER INSERT ON "companies" BEGIN
  INSERT INTO "searchBlocks" ("owner", "kind", "last") VALUES (NEW."owner", 'companies', 1)
    ON CONFLICT ("owner", "kind") DO UPDATE SET "last" = "last" + 1;
  INSERT INTO "searchPlaces" ("place", "block", "_id")
    SELECT "block" << 32 | "last", "block", NEW."_id" FROM "searchBlocks"
    WHERE "owner" = NEW."owner" AND "kind" = 'companies';
  INSERT INTO "searchTrigrams" ("rowid", "searchKey")
    SELECT "block" << 32 | "last", NEW."searchKey" FROM "searchBlocks"
    WHERE "owner" = NEW."owner" AND "kind" = 'companies';
END;
CREATE TRIGGER "companies_relisted" AFTER UPDATE OF "searchKey" ON "companies"
WHEN OLD."searchKey" <> NEW."searchKey" BEGIN
  UPDATE "searchTrigrams" SET "searchKey" = NEW."searchKey" WHERE "rowid" = (
    SELECT "place" FROM "searchPlaces" WHERE "_id" = NEW."_id" AND "block" = (
      SELECT "block" FROM "searchBlocks" WHERE "owner" = NEW."owner" AND "kind" = 'companies'));
END;
CREATE TRIGGER "companies_unlisted" AFTER DELETE ON "companies" BEGIN
  DELETE FROM "searchTrigrams" WHERE "rowid" = (
    SELECT "place" FROM "searchPlaces" WHERE "_id" = OLD."_id" AND "block" = (
      SELECT "block" FROM "searchBlocks" WHERE "owner" = OLD."owner" AND "kind" = 'companies'));
  DELETE FROM "searchPlaces" WHERE "_id" = OLD."_id" AND "block" = (
    SELECT "block" FROM "searchBlocks" WHERE "owner" = OLD."owner" AND "kind" = 'companies');
END;

CREATE TRIGGER "customers_listed" AFTER INSERT ON "customers" BEGIN
  INSERT INTO "searchBlocks" ("owner", "kind", "last") VALUES (NEW."owner", 'customers', 1)
    ON CONFLICT ("owner", "kind") DO UPDATE SET "last" = "last" + 1;
  INSERT INTO "searchPlaces" ("place", "block", "_id")
    SELECT "block" << 32 | "last", "block", NEW."_id" FROM "searchBlocks"
    WHERE "owner" = NEW."owner" AND "kind" = 'customers';
  INSERT INTO "searchTrigrams" ("rowid", "searchKey")
    SELECT "block" << 32 | "last", NEW."searchKey" FROM "searchBlocks"
    WHERE "owner" = NEW."owner" AND "kind" = 'customers';
END;
CREATE TRIGGER "customers_relisted" AFTER UPDATE OF "searchKey" ON "customers"
WHEN OLD."searchKey" <> NEW."searchKey" BEGIN
  UPDATE "searchTrigrams" SET "searchKey" = NEW."searchKey" WHERE "rowid" = (
    SELECT "place" FROM "searchPlaces" WHERE "_id" = NEW."_id" AND "block" = (
      SELECT "block" FROM "searchBlocks" WHERE "owner" = NEW."owner" AND "kind" = 'customers'));
END;
CREATE TRIGGER "customers_unlisted" AFTER DELETE ON "customers" BEGIN
  DELETE FROM "searchTrigrams" WHERE "rowid" = (
    SELECT "place" FROM "searchPlaces" WHERE "_id" = OLD."_id" AND "block" = (
      SELECT "block" FROM "searchBlocks" WHERE "owner" = OLD."owner" AND "kind" = 'customers'));
  DELETE FROM "searchPlaces" WHERE "_id" = OLD."_id" AND "block" = (
    SELECT "block" FROM "searchBlocks" WHERE "owner" = OLD."owner" AND "kind" = 'customers');
END;

CREATE TRIGGER "appointments_listed" AFTER INSERT ON "appointments" BEGIN
  INSERT INTO "searchBlocks" ("owner", "kind", "last") VALUES (NEW."owner", 'appointments', 1)
    ON CONFLICT ("owner", "kind") DO UPDATE SET "last" = "last" + 1;
  INSERT INTO "searchPlaces" ("place", "block", "_id")
    SELECT "block" << 32 | "last", "block", NEW."_id" FROM "searchBlocks"
    WHERE "owner" = NEW."owner" AND "kind" = 'appointments';
  INSERT INTO "searchTrigrams" ("rowid", "searchKey")
    SELECT "block" << 32 | "last", NEW."searchKey" FROM "searchBlocks"
    WHERE "owner" = NEW."owner" AND "kind" = 'appointments';
END;
CREATE TRIGGER "appointments_relisted" AFTER UPDATE OF "searchKey" ON "appointments"
WHEN OLD."searchKey" <> NEW."searchKey" BEGIN
  UPDATE "searchTrigrams" SET "searchKey" = NEW."searchKey" WHERE "rowid" = (
    SELECT "place" FROM "searchPlaces" WHERE "_id" = NEW."_id" AND "block" = (
      SELECT "block" FROM "searchBlocks" WHERE "owner" = NEW."owner" AND "kind" = 'appointments'));
END;
CREATE TRIGGER "appointments_unlisted" AFTER DELETE ON "appointments" BEGIN
  DELETE FROM "searchTrigrams" WHERE "rowid" = (
    SELECT "place" FROM "searchPlaces" WHERE "_id" = OLD."_id" AND "block" = (
      SELECT "block" FROM "searchBlocks" WHERE "owner" = OLD."owner" AND "kind" = 'appointments'));
  DELETE FROM "searchPlaces" WHERE "_id" = OLD."_id" AND "block" = (
    SELECT "block" FROM "searchBlocks" WHERE "owner" = OLD."owner" AND "kind" = 'appointments');
END;

-- Not by a foreign key: the deletion of the owner's records still needs the blocks.
CREATE TRIGGER "users_unlisted" AFTER DELETE ON "users" BEGIN
  DELETE FROM "searchBlocks" WHERE "owner" = OLD."_id";
END;

-- What a search for one or two letters, or for a common piece, reads through: narrow, and in order.
CREATE INDEX "customers_by_name" ON "customers"
  ("owner", "nameKey", "_id", "searchKey", "value", "updatedAt");
CREATE INDEX "appointments_by_title" ON "appointments"
  ("owner", "titleKey", "_id", "searchKey", "date");

-- What SQLite would find out by ANALYZE on a large database: an owner has very many rows, an id one.
-- Without it, it takes any index that begins with the owner to be as good as any other. The numbers
-- are rows in all, then rows for each value of the first column, of the first two, and so on.
ANALYZE "migrations";
DELETE FROM "sqlite_stat1";
INSERT INTO "sqlite_stat1" ("tbl", "idx", "stat") VALUES
  ('companies', 'sqlite_autoindex_companies_1', '100000 5000 1'),
  ('companies', 'companies_by_name', '100000 5000 2 1'),
  ('companies', 'companies_by_industry', '100000 5000 200 1'),
  ('companies', 'companies_by_clients', '100000 5000 200 1'),
  ('companies', 'companies_by_value', '100000 5000 2 1'),
  ('companies', 'companies_by_age', '100000 5000 1 1'),
  ('customers', 'sqlite_autoindex_customers_1', '1000000 50000 1'),
  ('customers', 'sqlite_autoindex_customers_2', '1000000 50000 10 1'),
  ('customers', 'customers_by_name', '1000000 50000 2 1 1 1 1'),
  ('customers', 'customers_by_company', '1000000 50000 10 1 1'),
  ('customers', 'customers_by_status', '1000000 50000 10000 2 1'),
  ('customers', 'customers_by_contact', '1000000 50000 100 1 1'),
  ('customers', 'customers_by_value', '1000000 50000 5 1'),
  ('customers', 'customers_by_age', '1000000 50000 1 1'),
  ('appointments', 'sqlite_autoindex_appointments_1', '1000000 50000 1'),
  ('appointments', 'appointments_by_date', '1000000 50000 5 1'),
  ('appointments', 'appointments_by_age', '1000000 50000 1 1'),
  ('appointments', 'appointments_by_title', '1000000 50000 100 1 1 1'),
  ('appointments', 'appointments_of_company', '1000000 50000 10 1 1'),
  ('appointments', 'appointments_of_customer', '1000000 50000 1 1 1');
ANALYZE "sqlite_schema";
