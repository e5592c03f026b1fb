-- Another one after each change of what searches of an owner's customers add up: while it is the
-- same, so are their sums.
CREATE TABLE "searchVersions" (
  "owner" plain_text NOT NULL PRIMARY KEY REFERENCES "users" ("_id") ON DELETE CASCADE,
  "version" plain_text NOT NULL
);
INSERT INTO "searchVersions" ("owner", "version")
  SELECT "owner", gen_random_uuid()::text FROM "customers" GROUP BY "owner";
