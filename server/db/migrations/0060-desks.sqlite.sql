-- What "owner" means becomes a desk, which several people can share: what a user was keeps its id as
-- a desk, and is somebody on it besides. This file makes the desks, the next one the people.

-- without triggers

-- Foreign keys follow to the new name.
ALTER TABLE "users" RENAME TO "desks";
DROP INDEX IF EXISTS "users_mailDue";
DROP INDEX IF EXISTS "users_mailKey";
DROP INDEX IF EXISTS "users_importing";

CREATE TABLE "users" (
  "_id" plain_text NOT NULL PRIMARY KEY,
  "name" plain_text NOT NULL,
  "email" plain_text NOT NULL,
  "emailKey" plain_text NOT NULL UNIQUE,
  "passwordHash" plain_text NOT NULL,
  "timeZone" plain_text,
  "settings" plain_text,
  -- In the links of mails.
  "mailKey" plain_text,
  -- The desk that they worked on last.
  "lastDesk" plain_text,
  "createdAt" plain_text NOT NULL,
  "updatedAt" plain_text NOT NULL
);
-- An account that is being deleted is nobody's any more.
INSERT INTO "users" SELECT "_id", "name", "email", "emailKey", "passwordHash", "timeZone", "settings",
  "mailKey", "_id", "createdAt", "updatedAt" FROM "desks" WHERE "emailKey" NOT LIKE 'closed:%';
CREATE UNIQUE INDEX "users_mailKey" ON "users" ("mailKey");

CREATE TABLE "members" (
  "desk" plain_text NOT NULL REFERENCES "desks" ("_id") ON DELETE CASCADE,
  -- No foreign key: who left stays named where their work is.
  "user" plain_text NOT NULL,
  -- 'owner', 'member' or 'reader'.
  "role" plain_text NOT NULL,
  -- The color of their square: in order of joining, the lowest free one.
  "ink" bigint NOT NULL,
  "joinedAt" plain_text NOT NULL,
  -- Both null for who is there.
  "leftAt" plain_text,
  "leftName" plain_text,
  -- When to look whether mail is due; null for no mail, '' for now.
  "mailDue" plain_text,
  -- The last day of an agenda and the last month of a summary that were sent.
  "agendaSent" plain_text,
  "summarySent" plain_text,
  PRIMARY KEY ("desk", "user")
);
CREATE INDEX "members_of_user" ON "members" ("user", "desk");
CREATE INDEX "members_mailDue" ON "members" ("mailDue") WHERE "mailDue" IS NOT NULL;
INSERT INTO "members" SELECT "_id", "_id", 'owner', 0, "createdAt", NULL, NULL, "mailDue", "agendaSent",
  "summarySent" FROM "desks" WHERE "emailKey" NOT LIKE 'closed:%';

-- SQLite can't take away a unique column: the table is written anew.
CREATE TABLE "desksBefore" (
  "_id" plain_text NOT NULL PRIMARY KEY,
  "name" plain_text NOT NULL,
  "createdAt" plain_text NOT NULL,
  -- ISO 4217; null until somebody chooses.
  "currency" plain_text,
  "followUp" plain_text,
  "calendarVersion" plain_text,
  "calendarRevised" plain_text,
  "importing" plain_text,
  "restoring" plain_text,
  -- 1 once all of it is being deleted.
  "isClosing" bigint NOT NULL DEFAULT 0
);
INSERT INTO "desksBefore" SELECT "_id",
  substr("name", 1, instr("name" || ' ', ' ') - 1) || '’s Desk', "createdAt",
  json_extract("settings", '$.formats.currency'), "followUp", "calendarVersion", "calendarRevised",
  "importing", "restoring", "emailKey" LIKE 'closed:%' FROM "desks";
DROP TABLE "desks";
ALTER TABLE "desksBefore" RENAME TO "desks";
CREATE INDEX "desks_importing" ON "desks" ("_id") WHERE "importing" IS NOT NULL;
CREATE INDEX "desks_closing" ON "desks" ("_id") WHERE "isClosing" = 1;
