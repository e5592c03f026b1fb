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

-- The index and the functions that search are derived, see ../records/search-functions.ts. Those of
-- older versions go:
DROP INDEX IF EXISTS "companies_to_search", "customers_to_search", "appointments_to_search";
DROP FUNCTION IF EXISTS "findCandidates"(text, text, text[], integer);
DROP FUNCTION IF EXISTS "sumCustomers"(text, text[]);
