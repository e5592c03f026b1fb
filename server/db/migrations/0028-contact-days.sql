-- Every day of last contact that a customer has had. Triggers write it, see records/contact-days.ts. Like
-- "statusChanges" it does not point to the customer: a deleted one gets its days back when it is restored.
CREATE TABLE "contactDays" (
  "owner" plain_text NOT NULL REFERENCES "users" ("_id") ON DELETE CASCADE,
  "customer" plain_text NOT NULL,
  "day" plain_text NOT NULL,
  -- When an earlier last contact was set, so that this day no longer counts; null while it does.
  "withdrawnAt" plain_text,
  PRIMARY KEY ("owner", "customer", "day")
);

-- What came before the last one is not known.
INSERT INTO "contactDays" ("owner", "customer", "day")
SELECT "owner", "_id", "lastContact" FROM "customers";
