-- What customers and companies are marked with.
CREATE TABLE "tags" (
  "owner" plain_text NOT NULL REFERENCES "users" ("_id") ON DELETE CASCADE,
  "_id" plain_text NOT NULL,
  "name" plain_text NOT NULL,
  "createdAt" plain_text NOT NULL,
  "updatedAt" plain_text NOT NULL,
  -- No two of an owner are the same, which the program checks: another folding could make them so.
  "nameKey" plain_text NOT NULL,
  "searchKey" plain_text NOT NULL,
  "textKey" plain_text NOT NULL,
  PRIMARY KEY ("owner", "_id")
);
CREATE INDEX "tags_by_name" ON "tags" ("owner", "nameKey", "_id");

-- The ids of their tags, as a list in JSON.
ALTER TABLE "customers" ADD COLUMN "tags" plain_text NOT NULL DEFAULT '[]';
ALTER TABLE "companies" ADD COLUMN "tags" plain_text NOT NULL DEFAULT '[]';

-- The same, one row for each. Triggers write it, see records/tagged.ts. A tag need not be there.
CREATE TABLE "tagged" (
  "owner" plain_text NOT NULL REFERENCES "users" ("_id") ON DELETE CASCADE,
  "tag" plain_text NOT NULL,
  "kind" plain_text NOT NULL,
  "record" plain_text NOT NULL,
  PRIMARY KEY ("owner", "tag", "kind", "record")
);
