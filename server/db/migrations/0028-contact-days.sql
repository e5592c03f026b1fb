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

-- How many customers had been contacted in time when a day had ended, for reports: as long as nothing that
-- this was counted from changes. Triggers remove what no longer holds. Deleted customers count as long as
-- their days are here; reports subtract them.
CREATE TABLE "contactColumns" (
  "owner" plain_text NOT NULL REFERENCES "users" ("_id") ON DELETE CASCADE,
  "day" plain_text NOT NULL,
  -- When the day had ended, by the clock of the user.
  "end" plain_text NOT NULL,
  -- The days of each status after which a customer needs attention, as JSON.
  "followUp" plain_text NOT NULL,
  -- Who counts it; what was counted is kept only if nothing has removed the row meanwhile.
  "claim" plain_text NOT NULL,
  -- Both null until then.
  "customers" bigint,
  "kept" bigint,
  PRIMARY KEY ("owner", "day", "end", "followUp")
);
