-- Where calendar programs send their replies: the mailbox that the server reads. Empty for whoever takes the meeting, null until a
-- first calendar entry is mailed, for no calendar entry changes its organizer.
ALTER TABLE "bookings" ADD COLUMN "repliesTo" plain_text;
UPDATE "bookings" SET "repliesTo" = '';

-- What comes back by mail shows whose it is by a secret that only the customer was sent.
CREATE TABLE "sentMails" (
  "tokenHash" plain_text NOT NULL PRIMARY KEY,
  "owner" plain_text NOT NULL REFERENCES "desks" ("_id") ON DELETE CASCADE,
  "booking" plain_text,
  -- One of its mails, by Message-ID; null for its calendar entry, by UID.
  "mail" plain_text,
  -- An email that somebody has written, by Message-ID.
  "activity" plain_text,
  "sentAt" plain_text NOT NULL,
  FOREIGN KEY ("owner", "booking") REFERENCES "bookings" ("owner", "_id") ON DELETE CASCADE,
  FOREIGN KEY ("owner", "activity") REFERENCES "letters" ("owner", "activity") ON DELETE CASCADE
);
CREATE INDEX "sentMails_of_booking" ON "sentMails" ("owner", "booking");
CREATE INDEX "sentMails_of_letter" ON "sentMails" ("owner", "activity");

-- How far a mailbox was read.
CREATE TABLE "mailboxes" (
  "name" plain_text NOT NULL PRIMARY KEY,
  -- RFC 3501, 2.3.1.1: with another one, UIDs are those of other messages.
  "validity" bigint NOT NULL DEFAULT 0,
  -- The UID of the last message that was read.
  "readTo" bigint NOT NULL DEFAULT 0,
  -- That of the last one that was understood, which is to be marked as read.
  "understood" bigint,
  -- One process at a time reads it.
  "heldBy" plain_text NOT NULL,
  "heldUntil" plain_text NOT NULL
);
