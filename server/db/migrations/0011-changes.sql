-- The log of what users did: one row for each act, written in the transaction of what it tells of.
CREATE TABLE "changes" (
  "owner" plain_text NOT NULL REFERENCES "users" ("_id") ON DELETE CASCADE,
  -- In the order of time.
  "_id" plain_text NOT NULL,
  "at" plain_text NOT NULL,
  "action" plain_text NOT NULL,
  -- What the act was about, and what that was called.
  "kind" plain_text NOT NULL,
  "record" plain_text NOT NULL,
  "name" plain_text NOT NULL,
  "nameKey" plain_text NOT NULL,
  -- Null when no session did it. Sessions end, so what they ran on is kept here.
  "session" plain_text,
  "device" plain_text,
  -- Records touched, and how many of each kind as JSON where there are several.
  "count" bigint NOT NULL DEFAULT 1,
  "counts" plain_text,
  -- The one record's changed columns as JSON; null where there was no record before or after.
  -- Both are null when the records stand in "changeRecords".
  "before" plain_text,
  "after" plain_text,
  "undoes" plain_text,
  "undoneBy" plain_text,
  -- 0 once what undo needs has been removed.
  "isKept" bigint NOT NULL DEFAULT 1,
  -- What is left to do of an act that takes several transactions, as JSON. It shows once this is null.
  "plan" plain_text,
  -- What else is told of the act, as JSON.
  "detail" plain_text,
  PRIMARY KEY ("owner", "_id")
);
CREATE INDEX "changes_of_record" ON "changes" ("owner", "record", "_id");
CREATE INDEX "changes_in_trash" ON "changes" ("owner", "_id") WHERE "action" = 'delete';
CREATE INDEX "changes_under_way" ON "changes" ("owner", "_id") WHERE "plan" IS NOT NULL;

-- The records of acts that touched several. Undo goes through the parts from the last to the first.
CREATE TABLE "changeRecords" (
  "owner" plain_text NOT NULL,
  "change" plain_text NOT NULL,
  "part" bigint NOT NULL,
  "kind" plain_text NOT NULL,
  "record" plain_text NOT NULL,
  "before" plain_text,
  "after" plain_text,
  PRIMARY KEY ("owner", "change", "part", "record"),
  FOREIGN KEY ("owner", "change") REFERENCES "changes" ("owner", "_id") ON DELETE CASCADE
);
CREATE INDEX "changeRecords_of_record" ON "changeRecords" ("owner", "record", "change");
