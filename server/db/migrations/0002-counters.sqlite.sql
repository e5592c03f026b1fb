-- Triggers and policies are derived, see ../records/derive.ts.

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
