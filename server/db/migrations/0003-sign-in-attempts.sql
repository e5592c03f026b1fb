-- How often something that can be guessed was tried: in the database, so that it holds over several
-- processes and restarts. Rows are of no user: most attempts are made by somebody unknown.

CREATE TABLE "signInAttempts" (
  -- What is counted, and a hash of whom or where: neither addresses nor emails are kept.
  "key" plain_text NOT NULL PRIMARY KEY,
  "attempts" bigint NOT NULL,
  -- Empty while the next attempt need not wait.
  "blockedUntil" plain_text NOT NULL,
  -- When the count starts anew.
  "expiresAt" plain_text NOT NULL
);
CREATE INDEX "signInAttempts_expiry" ON "signInAttempts" ("expiresAt");
