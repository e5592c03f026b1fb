-- What a user logs in with instead of a password: the public half of a key in a device of theirs.
CREATE TABLE "passkeys" (
  "owner" plain_text NOT NULL REFERENCES "users" ("_id") ON DELETE CASCADE,
  "_id" plain_text NOT NULL,
  -- By what the device names it.
  "credential" plain_text NOT NULL UNIQUE,
  "publicKey" plain_text NOT NULL,
  -- How often it was used, where the device counts.
  "counter" bigint NOT NULL,
  -- How browsers reach the device, as a list in JSON.
  "transports" plain_text NOT NULL,
  "name" plain_text NOT NULL,
  "createdAt" plain_text NOT NULL,
  "lastUsedAt" plain_text,
  PRIMARY KEY ("owner", "_id")
);

-- What a device is to sign next, once: only as a hash, and of nobody before a login.
CREATE TABLE "passkeyChallenges" (
  "tokenHash" plain_text NOT NULL PRIMARY KEY,
  -- What for: login, add or prove; the last two in one session.
  "purpose" plain_text NOT NULL,
  "session" plain_text NOT NULL,
  "expiresAt" plain_text NOT NULL
);
CREATE INDEX "passkeyChallenges_by_end" ON "passkeyChallenges" ("expiresAt");
