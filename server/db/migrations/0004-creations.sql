-- What an Idempotency-Key has made, for a day: a retry answers that record instead of making another.

CREATE TABLE "creations" (
  "owner" plain_text NOT NULL REFERENCES "users" ("_id") ON DELETE CASCADE,
  "key" plain_text NOT NULL,
  -- SHA-256 of what was asked for.
  "request" plain_text NOT NULL,
  "record" plain_text NOT NULL,
  "createdAt" plain_text NOT NULL,
  PRIMARY KEY ("owner", "key")
);
CREATE INDEX "creations_by_age" ON "creations" ("owner", "createdAt");
