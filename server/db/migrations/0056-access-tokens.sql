-- Keys with which programs call in a user's name.
CREATE TABLE "accessTokens" (
  "owner" plain_text NOT NULL REFERENCES "users" ("_id") ON DELETE CASCADE,
  "_id" plain_text NOT NULL,
  "tokenHash" plain_text NOT NULL UNIQUE,
  -- How the token begins, so that one that was found somewhere can be told.
  "start" plain_text NOT NULL,
  "name" plain_text NOT NULL,
  -- 'read' or 'write'.
  "access" plain_text NOT NULL,
  "createdAt" plain_text NOT NULL,
  -- Null for never.
  "expiresAt" plain_text,
  "lastUsedAt" plain_text,
  "lastUsedFrom" plain_text,
  PRIMARY KEY ("owner", "_id")
);
