-- See the file for SQLite.
ALTER TABLE "users" RENAME TO "desks";
ALTER TABLE "desks" RENAME CONSTRAINT "users_pkey" TO "desks_pkey";
DROP INDEX "users_mailDue";
DROP INDEX "users_mailKey";
ALTER INDEX "users_importing" RENAME TO "desks_importing";
ALTER TABLE "desks" DROP CONSTRAINT "users_emailKey_key";

CREATE TABLE "users" (
  "_id" plain_text NOT NULL PRIMARY KEY,
  "name" plain_text NOT NULL,
  "email" plain_text NOT NULL,
  "emailKey" plain_text NOT NULL UNIQUE,
  "passwordHash" plain_text NOT NULL,
  "timeZone" plain_text,
  "settings" plain_text,
  "mailKey" plain_text,
  "lastDesk" plain_text,
  "createdAt" plain_text NOT NULL,
  "updatedAt" plain_text NOT NULL
);
INSERT INTO "users" SELECT "_id", "name", "email", "emailKey", "passwordHash", "timeZone", "settings",
  "mailKey", "_id", "createdAt", "updatedAt" FROM "desks" WHERE "emailKey" NOT LIKE 'closed:%';
CREATE UNIQUE INDEX "users_mailKey" ON "users" ("mailKey");

CREATE TABLE "members" (
  "desk" plain_text NOT NULL REFERENCES "desks" ("_id") ON DELETE CASCADE,
  "user" plain_text NOT NULL,
  "role" plain_text NOT NULL,
  "ink" bigint NOT NULL,
  "joinedAt" plain_text NOT NULL,
  "leftAt" plain_text,
  "leftName" plain_text,
  "mailDue" plain_text,
  "agendaSent" plain_text,
  "summarySent" plain_text,
  PRIMARY KEY ("desk", "user")
);
CREATE INDEX "members_of_user" ON "members" ("user", "desk");
CREATE INDEX "members_mailDue" ON "members" ("mailDue") WHERE "mailDue" IS NOT NULL;
INSERT INTO "members" SELECT "_id", "_id", 'owner', 0, "createdAt", NULL, NULL, "mailDue", "agendaSent",
  "summarySent" FROM "desks" WHERE "emailKey" NOT LIKE 'closed:%';

ALTER TABLE "desks" ADD COLUMN "currency" plain_text;
ALTER TABLE "desks" ADD COLUMN "isClosing" bigint NOT NULL DEFAULT 0;
UPDATE "desks" SET "name" = split_part("name", ' ', 1) || '’s Desk',
  "currency" = "settings"::json -> 'formats' ->> 'currency',
  "isClosing" = CASE WHEN "emailKey" LIKE 'closed:%' THEN 1 ELSE 0 END;
ALTER TABLE "desks"
  DROP COLUMN "email",
  DROP COLUMN "emailKey",
  DROP COLUMN "passwordHash",
  DROP COLUMN "timeZone",
  DROP COLUMN "settings",
  DROP COLUMN "mailKey",
  DROP COLUMN "mailDue",
  DROP COLUMN "agendaSent",
  DROP COLUMN "summarySent",
  DROP COLUMN "updatedAt";
CREATE INDEX "desks_closing" ON "desks" ("_id") WHERE "isClosing" = 1;
