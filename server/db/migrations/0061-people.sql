-- What belongs to people refers to them, not to desks. Foreign keys can't be turned elsewhere in
-- SQLite, so these tables are written anew; they are small. Of an account that is being deleted nothing
-- is kept but what its desk still needs.

ALTER TABLE "sessions" RENAME TO "sessionsBefore";
CREATE TABLE "sessions" (
  "tokenHash" plain_text NOT NULL PRIMARY KEY,
  "user" plain_text NOT NULL REFERENCES "users" ("_id") ON DELETE CASCADE,
  "createdAt" plain_text NOT NULL,
  "lastUsedAt" plain_text NOT NULL,
  "expiresAt" plain_text NOT NULL,
  -- Milliseconds from the last use to "expiresAt", which never goes beyond "endsAt".
  "lifetime" bigint NOT NULL,
  "endsAt" plain_text NOT NULL,
  -- Names the session where the token must not be shown.
  "_id" plain_text NOT NULL,
  -- The User-Agent that it was started with.
  "agent" plain_text NOT NULL,
  "provedAt" plain_text,
  "provedBy" plain_text
);
INSERT INTO "sessions" ("tokenHash", "user", "createdAt", "lastUsedAt", "expiresAt", "lifetime", "endsAt", "_id", "agent", "provedAt", "provedBy")
  SELECT "tokenHash", "user", "createdAt", "lastUsedAt", "expiresAt", "lifetime", "endsAt", "_id", "agent", "provedAt", "provedBy" FROM "sessionsBefore" WHERE "user" IN (SELECT "_id" FROM "users");
DROP TABLE "sessionsBefore";
CREATE UNIQUE INDEX "sessions_user" ON "sessions" ("user", "_id");
CREATE INDEX "sessions_expiry" ON "sessions" ("expiresAt");

ALTER TABLE "passwordResets" RENAME TO "passwordResetsBefore";
CREATE TABLE "passwordResets" (
  "user" plain_text NOT NULL PRIMARY KEY REFERENCES "users" ("_id") ON DELETE CASCADE,
  "tokenHash" plain_text NOT NULL UNIQUE,
  "createdAt" plain_text NOT NULL,
  "expiresAt" plain_text NOT NULL
);
INSERT INTO "passwordResets" ("user", "tokenHash", "createdAt", "expiresAt")
  SELECT "user", "tokenHash", "createdAt", "expiresAt" FROM "passwordResetsBefore" WHERE "user" IN (SELECT "_id" FROM "users");
DROP TABLE "passwordResetsBefore";

ALTER TABLE "emailChanges" RENAME TO "emailChangesBefore";
CREATE TABLE "emailChanges" (
  "user" plain_text NOT NULL PRIMARY KEY REFERENCES "users" ("_id") ON DELETE CASCADE,
  "tokenHash" plain_text NOT NULL UNIQUE,
  "email" plain_text NOT NULL,
  "createdAt" plain_text NOT NULL,
  "expiresAt" plain_text NOT NULL
);
INSERT INTO "emailChanges" ("user", "tokenHash", "email", "createdAt", "expiresAt")
  SELECT "user", "tokenHash", "email", "createdAt", "expiresAt" FROM "emailChangesBefore" WHERE "user" IN (SELECT "_id" FROM "users");
DROP TABLE "emailChangesBefore";

ALTER TABLE "passkeys" RENAME TO "passkeysBefore";
CREATE TABLE "passkeys" (
  "user" plain_text NOT NULL REFERENCES "users" ("_id") ON DELETE CASCADE,
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
  PRIMARY KEY ("user", "_id")
);
INSERT INTO "passkeys" ("user", "_id", "credential", "publicKey", "counter", "transports", "name", "createdAt", "lastUsedAt")
  SELECT "owner", "_id", "credential", "publicKey", "counter", "transports", "name", "createdAt", "lastUsedAt" FROM "passkeysBefore" WHERE "owner" IN (SELECT "_id" FROM "users");
DROP TABLE "passkeysBefore";

ALTER TABLE "twoSteps" RENAME TO "twoStepsBefore";
CREATE TABLE "twoSteps" (
  "user" plain_text NOT NULL PRIMARY KEY REFERENCES "users" ("_id") ON DELETE CASCADE,
  -- What codes are made from, in base32: as clear as a server needs it to make the same ones.
  "totpSecret" plain_text NOT NULL,
  -- The half minute, counted from 1970, of the last code that was taken: it and those before are used up.
  "lastStep" bigint NOT NULL DEFAULT 0,
  -- Signs what spares a device the code. Another one ends it on all devices.
  "trustKey" plain_text NOT NULL,
  "since" plain_text
);
INSERT INTO "twoSteps" ("user", "totpSecret", "lastStep", "trustKey", "since")
  SELECT "owner", "totpSecret", "lastStep", "trustKey", "since" FROM "twoStepsBefore" WHERE "owner" IN (SELECT "_id" FROM "users");
DROP TABLE "twoStepsBefore";

ALTER TABLE "recoveryCodes" RENAME TO "recoveryCodesBefore";
CREATE TABLE "recoveryCodes" (
  "user" plain_text NOT NULL REFERENCES "users" ("_id") ON DELETE CASCADE,
  "codeHash" plain_text NOT NULL,
  PRIMARY KEY ("user", "codeHash")
);
INSERT INTO "recoveryCodes" ("user", "codeHash")
  SELECT "owner", "codeHash" FROM "recoveryCodesBefore" WHERE "owner" IN (SELECT "_id" FROM "users");
DROP TABLE "recoveryCodesBefore";

ALTER TABLE "accountEvents" RENAME TO "accountEventsBefore";
CREATE TABLE "accountEvents" (
  "user" plain_text NOT NULL REFERENCES "users" ("_id") ON DELETE CASCADE,
  "_id" plain_text NOT NULL,
  "at" plain_text NOT NULL,
  "kind" plain_text NOT NULL,
  -- By which way somebody signed in.
  "way" plain_text,
  -- The name of a passkey, a token or a file; an email.
  "what" plain_text,
  -- Where it came from; both null for what the provider did.
  "device" plain_text,
  "address" plain_text,
  PRIMARY KEY ("user", "_id")
);
INSERT INTO "accountEvents" ("user", "_id", "at", "kind", "way", "what", "device", "address")
  SELECT "owner", "_id", "at", "kind", "way", "what", "device", "address" FROM "accountEventsBefore" WHERE "owner" IN (SELECT "_id" FROM "users");
DROP TABLE "accountEventsBefore";

ALTER TABLE "accessTokens" RENAME TO "accessTokensBefore";
CREATE TABLE "accessTokens" (
  -- The desk that it works on, and who made it.
  "owner" plain_text NOT NULL REFERENCES "desks" ("_id") ON DELETE CASCADE,
  "user" plain_text NOT NULL REFERENCES "users" ("_id") ON DELETE CASCADE,
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
INSERT INTO "accessTokens" ("owner", "user", "_id", "tokenHash", "start", "name", "access", "createdAt", "expiresAt", "lastUsedAt", "lastUsedFrom")
  SELECT "owner", "owner", "_id", "tokenHash", "start", "name", "access", "createdAt", "expiresAt", "lastUsedAt", "lastUsedFrom" FROM "accessTokensBefore" WHERE "owner" IN (SELECT "_id" FROM "users");
DROP TABLE "accessTokensBefore";
CREATE INDEX "accessTokens_of_user" ON "accessTokens" ("user", "_id");

ALTER TABLE "calendarAddresses" RENAME TO "calendarAddressesBefore";
CREATE TABLE "calendarAddresses" (
  "owner" plain_text NOT NULL REFERENCES "desks" ("_id") ON DELETE CASCADE,
  "user" plain_text NOT NULL REFERENCES "users" ("_id") ON DELETE CASCADE,
  "tokenHash" plain_text NOT NULL UNIQUE,
  -- What others see of appointments, see shared/subscription.ts.
  "shows" plain_text NOT NULL,
  "createdAt" plain_text NOT NULL,
  "lastReadAt" plain_text,
  PRIMARY KEY ("owner", "user")
);
INSERT INTO "calendarAddresses" ("owner", "user", "tokenHash", "shows", "createdAt", "lastReadAt")
  SELECT "owner", "owner", "tokenHash", "shows", "createdAt", "lastReadAt" FROM "calendarAddressesBefore" WHERE "owner" IN (SELECT "_id" FROM "users");
DROP TABLE "calendarAddressesBefore";
CREATE INDEX "calendarAddresses_of_user" ON "calendarAddresses" ("user");

ALTER TABLE "reminders" RENAME TO "remindersBefore";
CREATE TABLE "reminders" (
  "owner" plain_text NOT NULL REFERENCES "desks" ("_id") ON DELETE CASCADE,
  "user" plain_text NOT NULL REFERENCES "users" ("_id") ON DELETE CASCADE,
  "appointment" plain_text NOT NULL,
  "date" plain_text NOT NULL,
  -- Snoozed until this wall-clock time.
  "until" plain_text,
  "isDone" bigint NOT NULL DEFAULT 0,
  "isMailed" bigint NOT NULL DEFAULT 0,
  PRIMARY KEY ("owner", "user", "appointment")
);
INSERT INTO "reminders" ("owner", "user", "appointment", "date", "until", "isDone", "isMailed")
  SELECT "owner", "owner", "appointment", "date", "until", "isDone", "isMailed" FROM "remindersBefore" WHERE "owner" IN (SELECT "_id" FROM "users");
DROP TABLE "remindersBefore";
CREATE INDEX "reminders_of_user" ON "reminders" ("user");

CREATE TABLE "deskInvitations" (
  "owner" plain_text NOT NULL REFERENCES "desks" ("_id") ON DELETE CASCADE,
  "_id" plain_text NOT NULL,
  "tokenHash" plain_text NOT NULL UNIQUE,
  -- Both empty for a link that is handed over by hand.
  "email" plain_text NOT NULL,
  "emailKey" plain_text NOT NULL,
  -- Whom such a link is for.
  "name" plain_text NOT NULL,
  "role" plain_text NOT NULL,
  -- Who invites.
  "from" plain_text NOT NULL,
  "createdAt" plain_text NOT NULL,
  "expiresAt" plain_text NOT NULL,
  -- Null unless it was revoked, which can be taken back.
  "revokedAt" plain_text,
  PRIMARY KEY ("owner", "_id")
);
CREATE INDEX "deskInvitations_by_end" ON "deskInvitations" ("expiresAt");

-- Who did it, where several people do.
ALTER TABLE "changes" ADD COLUMN "user" plain_text;
UPDATE "changes" SET "user" = "owner" WHERE "session" IS NOT NULL;
