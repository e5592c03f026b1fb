-- Everything that a record can be found by, notes and addresses too. The keys of the rows that are
-- there are written by the program at the start that follows, see key-rewrites.ts.
ALTER TABLE "companies" ADD COLUMN "textKey" plain_text NOT NULL DEFAULT '';
ALTER TABLE "customers" ADD COLUMN "textKey" plain_text NOT NULL DEFAULT '';
ALTER TABLE "appointments" ADD COLUMN "textKey" plain_text NOT NULL DEFAULT '';

-- How far that has come for each kind of record, and of which version the keys are.
CREATE TABLE "searchRewrites" (
  "kind" plain_text NOT NULL PRIMARY KEY,
  "version" bigint NOT NULL,
  "lastOwner" plain_text NOT NULL,
  "lastId" plain_text NOT NULL,
  "isDone" bigint NOT NULL
);

-- What words of three letters and more are compared with; "searchKeys" stays what it was, short.
CREATE TABLE "searchTexts" (
  "place" INTEGER PRIMARY KEY,
  -- Cents, of customers; else 0.
  "value" bigint NOT NULL,
  "textKey" plain_text NOT NULL
);
INSERT INTO "searchTexts" ("place", "value", "textKey") SELECT "place", "value", '' FROM "searchKeys";

DROP TRIGGER "searchPlaces_left";
CREATE TRIGGER "searchPlaces_left" AFTER DELETE ON "searchPlaces" BEGIN
  DELETE FROM "searchKeys" WHERE "place" = OLD."place";
  DELETE FROM "searchTexts" WHERE "place" = OLD."place";
END;

DROP TRIGGER "companies_listed";
DROP TRIGGER "companies_relisted";
DROP TRIGGER "companies_rekeyed";
CREATE TRIGGER "companies_listed" AFTER INSERT ON "companies" BEGIN
  INSERT INTO "searchBlocks" ("owner", "kind", "last") VALUES (NEW."owner", 'companies', 1)
    ON CONFLICT ("owner", "kind") DO UPDATE SET "last" = "last" + 1;
  INSERT INTO "searchPlaces" ("place", "block", "_id")
    SELECT "block" << 32 | "last", "block", NEW."_id" FROM "searchBlocks"
    WHERE "owner" = NEW."owner" AND "kind" = 'companies';
  INSERT INTO "searchKeys" ("place", "searchKey", "value")
    SELECT "block" << 32 | "last", NEW."searchKey", 0 FROM "searchBlocks"
    WHERE "owner" = NEW."owner" AND "kind" = 'companies';
  INSERT INTO "searchTexts" ("place", "value", "textKey")
    SELECT "block" << 32 | "last", 0, NEW."textKey" FROM "searchBlocks"
    WHERE "owner" = NEW."owner" AND "kind" = 'companies';
  INSERT INTO "searchTrigrams" ("rowid", "searchKey")
    SELECT "block" << 32 | "last", NEW."textKey" FROM "searchBlocks"
    WHERE "owner" = NEW."owner" AND "kind" = 'companies';
END;
CREATE TRIGGER "companies_relisted" AFTER UPDATE OF "textKey" ON "companies"
WHEN OLD."textKey" <> NEW."textKey" BEGIN
  UPDATE "searchTrigrams" SET "searchKey" = NEW."textKey" WHERE "rowid" = (
    SELECT "place" FROM "searchPlaces" WHERE "_id" = NEW."_id" AND "block" = (
      SELECT "block" FROM "searchBlocks" WHERE "owner" = NEW."owner" AND "kind" = 'companies'));
END;
CREATE TRIGGER "companies_rekeyed" AFTER UPDATE OF "searchKey", "textKey" ON "companies"
WHEN OLD."searchKey" <> NEW."searchKey" OR OLD."textKey" <> NEW."textKey" BEGIN
  UPDATE "searchKeys" SET "searchKey" = NEW."searchKey" WHERE "place" = (
    SELECT "place" FROM "searchPlaces" WHERE "_id" = NEW."_id" AND "block" = (
      SELECT "block" FROM "searchBlocks" WHERE "owner" = NEW."owner" AND "kind" = 'companies'));
  UPDATE "searchTexts" SET "textKey" = NEW."textKey" WHERE "place" = (
    SELECT "place" FROM "searchPlaces" WHERE "_id" = NEW."_id" AND "block" = (
      SELECT "block" FROM "searchBlocks" WHERE "owner" = NEW."owner" AND "kind" = 'companies'));
END;
-- Customers are found by the name of their company as well.
CREATE TRIGGER "companies_renamed" AFTER UPDATE OF "searchKey" ON "companies"
WHEN OLD."searchKey" <> NEW."searchKey" BEGIN
  UPDATE "searchVersions" SET "version" = hex(randomblob(8)) WHERE "owner" = NEW."owner";
END;

DROP TRIGGER "customers_listed";
DROP TRIGGER "customers_relisted";
DROP TRIGGER "customers_rekeyed";
CREATE TRIGGER "customers_listed" AFTER INSERT ON "customers" BEGIN
  INSERT INTO "searchBlocks" ("owner", "kind", "last") VALUES (NEW."owner", 'customers', 1)
    ON CONFLICT ("owner", "kind") DO UPDATE SET "last" = "last" + 1;
  INSERT INTO "searchPlaces" ("place", "block", "_id")
    SELECT "block" << 32 | "last", "block", NEW."_id" FROM "searchBlocks"
    WHERE "owner" = NEW."owner" AND "kind" = 'customers';
  INSERT INTO "searchKeys" ("place", "searchKey", "value")
    SELECT "block" << 32 | "last", NEW."searchKey", NEW."value" FROM "searchBlocks"
    WHERE "owner" = NEW."owner" AND "kind" = 'customers';
  INSERT INTO "searchTexts" ("place", "value", "textKey")
    SELECT "block" << 32 | "last", NEW."value", NEW."textKey" FROM "searchBlocks"
    WHERE "owner" = NEW."owner" AND "kind" = 'customers';
  INSERT INTO "searchTrigrams" ("rowid", "searchKey")
    SELECT "block" << 32 | "last", NEW."textKey" FROM "searchBlocks"
    WHERE "owner" = NEW."owner" AND "kind" = 'customers';
  INSERT INTO "searchVersions" ("owner", "version") VALUES (NEW."owner", hex(randomblob(8)))
    ON CONFLICT ("owner") DO UPDATE SET "version" = excluded."version";
END;
CREATE TRIGGER "customers_relisted" AFTER UPDATE OF "textKey" ON "customers"
WHEN OLD."textKey" <> NEW."textKey" BEGIN
  UPDATE "searchTrigrams" SET "searchKey" = NEW."textKey" WHERE "rowid" = (
    SELECT "place" FROM "searchPlaces" WHERE "_id" = NEW."_id" AND "block" = (
      SELECT "block" FROM "searchBlocks" WHERE "owner" = NEW."owner" AND "kind" = 'customers'));
END;
CREATE TRIGGER "customers_rekeyed" AFTER UPDATE OF "searchKey", "textKey", "value", "company" ON "customers"
WHEN OLD."searchKey" <> NEW."searchKey" OR OLD."textKey" <> NEW."textKey"
  OR OLD."value" <> NEW."value" OR OLD."company" <> NEW."company" BEGIN
  UPDATE "searchKeys" SET "searchKey" = NEW."searchKey", "value" = NEW."value" WHERE "place" = (
    SELECT "place" FROM "searchPlaces" WHERE "_id" = NEW."_id" AND "block" = (
      SELECT "block" FROM "searchBlocks" WHERE "owner" = NEW."owner" AND "kind" = 'customers'));
  UPDATE "searchTexts" SET "textKey" = NEW."textKey", "value" = NEW."value" WHERE "place" = (
    SELECT "place" FROM "searchPlaces" WHERE "_id" = NEW."_id" AND "block" = (
      SELECT "block" FROM "searchBlocks" WHERE "owner" = NEW."owner" AND "kind" = 'customers'));
  INSERT INTO "searchVersions" ("owner", "version") VALUES (NEW."owner", hex(randomblob(8)))
    ON CONFLICT ("owner") DO UPDATE SET "version" = excluded."version";
END;

DROP TRIGGER "appointments_listed";
DROP TRIGGER "appointments_relisted";
DROP TRIGGER "appointments_rekeyed";
CREATE TRIGGER "appointments_listed" AFTER INSERT ON "appointments" BEGIN
  INSERT INTO "searchBlocks" ("owner", "kind", "last") VALUES (NEW."owner", 'appointments', 1)
    ON CONFLICT ("owner", "kind") DO UPDATE SET "last" = "last" + 1;
  INSERT INTO "searchPlaces" ("place", "block", "_id")
    SELECT "block" << 32 | "last", "block", NEW."_id" FROM "searchBlocks"
    WHERE "owner" = NEW."owner" AND "kind" = 'appointments';
  INSERT INTO "searchKeys" ("place", "searchKey", "value")
    SELECT "block" << 32 | "last", NEW."searchKey", 0 FROM "searchBlocks"
    WHERE "owner" = NEW."owner" AND "kind" = 'appointments';
  INSERT INTO "searchTexts" ("place", "value", "textKey")
    SELECT "block" << 32 | "last", 0, NEW."textKey" FROM "searchBlocks"
    WHERE "owner" = NEW."owner" AND "kind" = 'appointments';
  INSERT INTO "searchTrigrams" ("rowid", "searchKey")
    SELECT "block" << 32 | "last", NEW."textKey" FROM "searchBlocks"
    WHERE "owner" = NEW."owner" AND "kind" = 'appointments';
END;
CREATE TRIGGER "appointments_relisted" AFTER UPDATE OF "textKey" ON "appointments"
WHEN OLD."textKey" <> NEW."textKey" BEGIN
  UPDATE "searchTrigrams" SET "searchKey" = NEW."textKey" WHERE "rowid" = (
    SELECT "place" FROM "searchPlaces" WHERE "_id" = NEW."_id" AND "block" = (
      SELECT "block" FROM "searchBlocks" WHERE "owner" = NEW."owner" AND "kind" = 'appointments'));
END;
CREATE TRIGGER "appointments_rekeyed" AFTER UPDATE OF "searchKey", "textKey" ON "appointments"
WHEN OLD."searchKey" <> NEW."searchKey" OR OLD."textKey" <> NEW."textKey" BEGIN
  UPDATE "searchKeys" SET "searchKey" = NEW."searchKey" WHERE "place" = (
    SELECT "place" FROM "searchPlaces" WHERE "_id" = NEW."_id" AND "block" = (
      SELECT "block" FROM "searchBlocks" WHERE "owner" = NEW."owner" AND "kind" = 'appointments'));
  UPDATE "searchTexts" SET "textKey" = NEW."textKey" WHERE "place" = (
    SELECT "place" FROM "searchPlaces" WHERE "_id" = NEW."_id" AND "block" = (
      SELECT "block" FROM "searchBlocks" WHERE "owner" = NEW."owner" AND "kind" = 'appointments'));
END;
