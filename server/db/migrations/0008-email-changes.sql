-- A new email that its owner has not confirmed yet: one for each user, the token only as a hash.

CREATE TABLE "emailChanges" (
  "user" plain_text NOT NULL PRIMARY KEY REFERENCES "users" ("_id") ON DELETE CASCADE,
  "tokenHash" plain_text NOT NULL UNIQUE,
  "email" plain_text NOT NULL,
  "createdAt" plain_text NOT NULL,
  "expiresAt" plain_text NOT NULL
);
