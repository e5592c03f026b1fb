-- What is to be written in one act, sent in pieces; and how far that has come. Removed some time after it
-- has ended, see imports/upkeep.ts.
CREATE TABLE "imports" (
  "owner" plain_text NOT NULL REFERENCES "users" ("_id") ON DELETE CASCADE,
  "_id" plain_text NOT NULL,
  -- What its chunks hold, see imports/staging.ts.
  "holds" plain_text NOT NULL,
  "into" plain_text NOT NULL,
  "file" plain_text NOT NULL,
  "rows" bigint NOT NULL,
  "skipped" bigint NOT NULL,
  "unread" bigint NOT NULL,
  "state" plain_text NOT NULL,
  "chunks" bigint NOT NULL DEFAULT 0,
  "received" bigint NOT NULL DEFAULT 0,
  -- Of all chunks, in characters.
  "size" bigint NOT NULL DEFAULT 0,
  "written" bigint NOT NULL DEFAULT 0,
  "now" plain_text NOT NULL DEFAULT '',
  -- By kind, as JSON.
  "created" plain_text NOT NULL DEFAULT '{}',
  "updated" plain_text NOT NULL DEFAULT '{}',
  "stale" bigint NOT NULL DEFAULT 0,
  -- The entry in the log of acts.
  "change" plain_text,
  "failedRow" bigint,
  "failure" plain_text,
  "createdAt" plain_text NOT NULL,
  "endedAt" plain_text,
  -- Which process writes, and until when it may without saying that it goes on.
  "runner" plain_text,
  "leasedUntil" plain_text,
  -- How often it broke off since it last made headway.
  "attempts" bigint NOT NULL DEFAULT 0,
  PRIMARY KEY ("owner", "_id")
);

CREATE TABLE "importChunks" (
  "owner" plain_text NOT NULL,
  "import" plain_text NOT NULL,
  -- From 0 on.
  "number" bigint NOT NULL,
  -- Rows in the chunks before, and in this one.
  "first" bigint NOT NULL,
  "count" bigint NOT NULL,
  "content" plain_text NOT NULL,
  PRIMARY KEY ("owner", "import", "number"),
  FOREIGN KEY ("owner", "import") REFERENCES "imports" ("owner", "_id") ON DELETE CASCADE
);

-- The import of a user that is written or taken back, so that processes find what another has left.
ALTER TABLE "users" ADD COLUMN "importing" plain_text;
CREATE INDEX "users_importing" ON "users" ("_id") WHERE "importing" IS NOT NULL;
