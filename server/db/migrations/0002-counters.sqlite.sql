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
