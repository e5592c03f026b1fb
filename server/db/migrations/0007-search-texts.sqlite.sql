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

