-- What a search compares and adds up, by place: what trigrams have found is looked up here, and for
-- one or two letters all of a block is read through. Nothing else stands here, so that this is short.
CREATE TABLE "searchKeys" (
  "place" INTEGER PRIMARY KEY,
  "searchKey" plain_text NOT NULL,
  -- Cents, of customers; else 0.
  "value" bigint NOT NULL
);
INSERT INTO "searchKeys" ("place", "searchKey", "value")
  SELECT p."place", r."searchKey", r."value"
  FROM "searchBlocks" AS b
  JOIN "searchPlaces" AS p ON p."block" = b."block"
  JOIN (
    SELECT 'companies' AS "kind", "owner", "_id", "searchKey", 0 AS "value" FROM "companies"
    UNION ALL SELECT 'customers', "owner", "_id", "searchKey", "value" FROM "customers"
    UNION ALL SELECT 'appointments', "owner", "_id", "searchKey", 0 FROM "appointments"
  ) AS r ON r."kind" = b."kind" AND r."owner" = b."owner" AND r."_id" = p."_id";

-- Another one after each change of what searches of an owner's customers add up: while it is the
-- same, so are their sums.
CREATE TABLE "searchVersions" (
  "owner" plain_text NOT NULL PRIMARY KEY REFERENCES "users" ("_id") ON DELETE CASCADE,
  "version" plain_text NOT NULL
);
INSERT INTO "searchVersions" ("owner", "version")
  SELECT "owner", hex(randomblob(8)) FROM "customers" GROUP BY "owner";

DROP TRIGGER "companies_listed";
CREATE TRIGGER "companies_listed" AFTER INSERT ON "companies" BEGIN
  INSERT INTO "searchBlocks" ("owner", "kind", "last") VALUES (NEW."owner", 'companies', 1)
    ON CONFLICT ("owner", "kind") DO UPDATE SET "last" = "last" + 1;
  INSERT INTO "searchPlaces" ("place", "block", "_id")
    SELECT "block" << 32 | "last", "block", NEW."_id" FROM "searchBlocks"
    WHERE "owner" = NEW."owner" AND "kind" = 'companies';
  INSERT INTO "searchKeys" ("place", "searchKey", "value")
    SELECT "block" << 32 | "last", NEW."searchKey", 0 FROM "searchBlocks"
    WHERE "owner" = NEW."owner" AND "kind" = 'companies';
  INSERT INTO "searchTrigrams" ("rowid", "searchKey")
    SELECT "block" << 32 | "last", NEW."searchKey" FROM "searchBlocks"
    WHERE "owner" = NEW."owner" AND "kind" = 'companies';
END;
CREATE TRIGGER "companies_rekeyed" AFTER UPDATE OF "searchKey" ON "companies"
WHEN OLD."searchKey" <> NEW."searchKey" BEGIN
  UPDATE "searchKeys" SET "searchKey" = NEW."searchKey" WHERE "place" = (
    SELECT "place" FROM "searchPlaces" WHERE "_id" = NEW."_id" AND "block" = (
      SELECT "block" FROM "searchBlocks" WHERE "owner" = NEW."owner" AND "kind" = 'companies'));
END;

DROP TRIGGER "customers_listed";
CREATE TRIGGER "customers_listed" AFTER INSERT ON "customers" BEGIN
  INSERT INTO "searchBlocks" ("owner", "kind", "last") VALUES (NEW."owner", 'customers', 1)
    ON CONFLICT ("owner", "kind") DO UPDATE SET "last" = "last" + 1;
  INSERT INTO "searchPlaces" ("place", "block", "_id")
    SELECT "block" << 32 | "last", "block", NEW."_id" FROM "searchBlocks"
    WHERE "owner" = NEW."owner" AND "kind" = 'customers';
  INSERT INTO "searchKeys" ("place", "searchKey", "value")
    SELECT "block" << 32 | "last", NEW."searchKey", NEW."value" FROM "searchBlocks"
    WHERE "owner" = NEW."owner" AND "kind" = 'customers';
  INSERT INTO "searchTrigrams" ("rowid", "searchKey")
    SELECT "block" << 32 | "last", NEW."searchKey" FROM "searchBlocks"
    WHERE "owner" = NEW."owner" AND "kind" = 'customers';
  INSERT INTO "searchVersions" ("owner", "version") VALUES (NEW."owner", hex(randomblob(8)))
    ON CONFLICT ("owner") DO UPDATE SET "version" = excluded."version";
END;
CREATE TRIGGER "customers_rekeyed" AFTER UPDATE OF "searchKey", "value" ON "customers"
WHEN OLD."searchKey" <> NEW."searchKey" OR OLD."value" <> NEW."value" BEGIN
  UPDATE "searchKeys" SET "searchKey" = NEW."searchKey", "value" = NEW."value" WHERE "place" = (
    SELECT "place" FROM "searchPlaces" WHERE "_id" = NEW."_id" AND "block" = (
      SELECT "block" FROM "searchBlocks" WHERE "owner" = NEW."owner" AND "kind" = 'customers'));
  INSERT INTO "searchVersions" ("owner", "version") VALUES (NEW."owner", hex(randomblob(8)))
    ON CONFLICT ("owner") DO UPDATE SET "version" = excluded."version";
END;
-- With the owner, the version may be gone already.
CREATE TRIGGER "customers_unversioned" AFTER DELETE ON "customers" BEGIN
  UPDATE "searchVersions" SET "version" = hex(randomblob(8)) WHERE "owner" = OLD."owner";
END;

DROP TRIGGER "appointments_listed";
CREATE TRIGGER "appointments_listed" AFTER INSERT ON "appointments" BEGIN
  INSERT INTO "searchBlocks" ("owner", "kind", "last") VALUES (NEW."owner", 'appointments', 1)
    ON CONFLICT ("owner", "kind") DO UPDATE SET "last" = "last" + 1;
  INSERT INTO "searchPlaces" ("place", "block", "_id")
    SELECT "block" << 32 | "last", "block", NEW."_id" FROM "searchBlocks"
    WHERE "owner" = NEW."owner" AND "kind" = 'appointments';
  INSERT INTO "searchKeys" ("place", "searchKey", "value")
    SELECT "block" << 32 | "last", NEW."searchKey", 0 FROM "searchBlocks"
    WHERE "owner" = NEW."owner" AND "kind" = 'appointments';
  INSERT INTO "searchTrigrams" ("rowid", "searchKey")
    SELECT "block" << 32 | "last", NEW."searchKey" FROM "searchBlocks"
    WHERE "owner" = NEW."owner" AND "kind" = 'appointments';
END;
CREATE TRIGGER "appointments_rekeyed" AFTER UPDATE OF "searchKey" ON "appointments"
WHEN OLD."searchKey" <> NEW."searchKey" BEGIN
  UPDATE "searchKeys" SET "searchKey" = NEW."searchKey" WHERE "place" = (
    SELECT "place" FROM "searchPlaces" WHERE "_id" = NEW."_id" AND "block" = (
      SELECT "block" FROM "searchBlocks" WHERE "owner" = NEW."owner" AND "kind" = 'appointments'));
END;

CREATE TRIGGER "searchPlaces_left" AFTER DELETE ON "searchPlaces" BEGIN
  DELETE FROM "searchKeys" WHERE "place" = OLD."place";
END;
