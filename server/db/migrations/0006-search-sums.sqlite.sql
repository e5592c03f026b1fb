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

