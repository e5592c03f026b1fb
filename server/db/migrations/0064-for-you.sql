-- What others ask of somebody, give or hand over to them: a row for each act that concerns them. Who did
-- it, when, and whether it was undone tells the act itself.
CREATE TABLE "forYou" (
  "owner" plain_text NOT NULL REFERENCES "desks" ("_id") ON DELETE CASCADE,
  "user" plain_text NOT NULL REFERENCES "users" ("_id") ON DELETE CASCADE,
  -- The act in "changes".
  "_id" plain_text NOT NULL,
  "reason" plain_text NOT NULL,
  -- The first record; "kind" is empty where those handed over are of several.
  "kind" plain_text NOT NULL,
  "record" plain_text NOT NULL,
  "count" bigint NOT NULL DEFAULT 1,
  "readAt" plain_text,
  PRIMARY KEY ("owner", "user", "_id")
);
CREATE INDEX "forYou_of_user" ON "forYou" ("user");
