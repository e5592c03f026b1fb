-- A desk has a secret address of its own beside those of its people: it is nobody's, so "user" is null.

ALTER TABLE "calendarAddresses" RENAME TO "calendarAddressesBefore";
CREATE TABLE "calendarAddresses" (
  "owner" plain_text NOT NULL REFERENCES "desks" ("_id") ON DELETE CASCADE,
  "user" plain_text REFERENCES "users" ("_id") ON DELETE CASCADE,
  -- Whoever it was: with a password reset goes what the old password may have made.
  "madeBy" plain_text NOT NULL,
  "tokenHash" plain_text NOT NULL PRIMARY KEY,
  -- What others see of appointments, see shared/account/subscription.ts.
  "shows" plain_text NOT NULL,
  "createdAt" plain_text NOT NULL,
  "lastReadAt" plain_text,
  UNIQUE ("owner", "user")
);
INSERT INTO "calendarAddresses" ("owner", "user", "madeBy", "tokenHash", "shows", "createdAt", "lastReadAt")
  SELECT "owner", "user", "user", "tokenHash", "shows", "createdAt", "lastReadAt" FROM "calendarAddressesBefore";
DROP TABLE "calendarAddressesBefore";
CREATE INDEX "calendarAddresses_of_user" ON "calendarAddresses" ("user");
CREATE UNIQUE INDEX "calendarAddresses_of_desk" ON "calendarAddresses" ("owner") WHERE "user" IS NULL;
