-- Triggers and policies are derived, see ../records/derive.ts.

-- What a search for one or two letters, or for a common piece, reads through: narrow, and in order.
CREATE INDEX "customers_by_name" ON "customers" ("owner", "nameKey", "_id")
  INCLUDE ("searchKey", "value", "updatedAt");
CREATE INDEX "appointments_by_title" ON "appointments" ("owner", "titleKey", "_id")
  INCLUDE ("searchKey", "date");
