-- Every status and value that a customer has had. Triggers write it, see records/status-history.ts. It
-- does not point to the customer: while a deleted one can be restored, what it was is kept.
CREATE TABLE "statusChanges" (
  "owner" plain_text NOT NULL REFERENCES "users" ("_id") ON DELETE CASCADE,
  "customer" plain_text NOT NULL,
  "at" plain_text NOT NULL,
  -- Both null where it begins.
  "fromStatus" plain_text,
  "fromValue" bigint,
  "toStatus" plain_text NOT NULL,
  -- In cents, as in "customers".
  "toValue" bigint NOT NULL,
  PRIMARY KEY ("owner", "customer", "at")
);

-- What came before is not known: as far as anybody can tell, customers were always what they are.
INSERT INTO "statusChanges" ("owner", "customer", "at", "toStatus", "toValue")
SELECT "owner", "_id", "createdAt", "status", "value" FROM "customers";
