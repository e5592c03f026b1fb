-- The secret address under which a user's calendar is read: one for each user, its token only as a hash.

CREATE TABLE "calendarAddresses" (
  "owner" plain_text NOT NULL PRIMARY KEY REFERENCES "users" ("_id") ON DELETE CASCADE,
  "tokenHash" plain_text NOT NULL UNIQUE,
  -- What others see of appointments, see shared/subscription.ts.
  "shows" plain_text NOT NULL,
  "createdAt" plain_text NOT NULL,
  "lastReadAt" plain_text
);
