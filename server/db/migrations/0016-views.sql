-- A list as a user likes to see it, under a name: the query string of its address.
CREATE TABLE "views" (
  "owner" plain_text NOT NULL REFERENCES "users" ("_id") ON DELETE CASCADE,
  "_id" plain_text NOT NULL,
  "list" plain_text NOT NULL,
  "name" plain_text NOT NULL,
  "query" plain_text NOT NULL,
  "createdAt" plain_text NOT NULL,
  "updatedAt" plain_text NOT NULL,
  "nameKey" plain_text NOT NULL,
  "searchKey" plain_text NOT NULL,
  "textKey" plain_text NOT NULL,
  PRIMARY KEY ("owner", "_id")
);
CREATE INDEX "views_by_age" ON "views" ("owner", "createdAt", "_id");
