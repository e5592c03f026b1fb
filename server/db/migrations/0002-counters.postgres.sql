-- Triggers and policies are derived, see ../records/derive.ts.

-- The search index: the trigrams of every search key, each list led by the owner. New rows wait in
-- a short list (in kilobytes) that every search reads through and that is merged when it is full:
-- merged one by one they would cost a write six times as much.
CREATE INDEX "companies_to_search" ON "companies" USING gin
  ("owner" text_ops, "searchKey" gin_trgm_ops) WITH (gin_pending_list_limit = 64);
CREATE INDEX "customers_to_search" ON "customers" USING gin
  ("owner" text_ops, "searchKey" gin_trgm_ops) WITH (gin_pending_list_limit = 64);
CREATE INDEX "appointments_to_search" ON "appointments" USING gin
  ("owner" text_ops, "searchKey" gin_trgm_ops) WITH (gin_pending_list_limit = 64);

-- What a search for one or two letters, or for a common piece, reads through: narrow, and in order.
CREATE INDEX "customers_by_name" ON "customers" ("owner", "nameKey", "_id")
  INCLUDE ("searchKey", "value", "updatedAt");
CREATE INDEX "appointments_by_title" ON "appointments" ("owner", "titleKey", "_id")
  INCLUDE ("searchKey", "date");
