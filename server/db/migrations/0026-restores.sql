-- An account that is being filled from a Client Desk file: one row until all of the file is here.
CREATE TABLE "restores" (
  "owner" plain_text NOT NULL PRIMARY KEY REFERENCES "users" ("_id") ON DELETE CASCADE,
  "_id" plain_text NOT NULL,
  -- The name and the bytes of the file, by which it is known again.
  "file" plain_text NOT NULL,
  "size" bigint NOT NULL,
  -- Chunks that are written: the next to come has this number.
  "chunks" bigint NOT NULL DEFAULT 0,
  -- Rows that are written, and those that were left out, for what they belong to is not in the file.
  "written" bigint NOT NULL DEFAULT 0,
  "leftOut" bigint NOT NULL DEFAULT 0,
  -- 1 once all that is written is being removed.
  "isCanceling" bigint NOT NULL DEFAULT 0,
  "createdAt" plain_text NOT NULL
);

-- The restore of a user that has not come to its end: until then nothing else of theirs is written.
ALTER TABLE "users" ADD COLUMN "restoring" plain_text;
