-- Emails that somebody has written to a customer, each by its entry in the story, without which it is not sent.
CREATE TABLE "letters" (
  "owner" plain_text NOT NULL,
  "activity" plain_text NOT NULL,
  "sender" plain_text NOT NULL,
  "email" plain_text NOT NULL,
  "subject" plain_text NOT NULL,
  "text" plain_text NOT NULL,
  -- As that of "bookingMails".
  "state" plain_text NOT NULL DEFAULT 'due',
  "dueAt" plain_text NOT NULL,
  "claimedUntil" plain_text,
  "tries" bigint NOT NULL DEFAULT 0,
  "failure" plain_text NOT NULL DEFAULT '',
  "createdAt" plain_text NOT NULL,
  PRIMARY KEY ("owner", "activity"),
  FOREIGN KEY ("owner", "activity") REFERENCES "activities" ("owner", "_id") ON DELETE CASCADE
);
CREATE INDEX "letters_due" ON "letters" ("owner", "dueAt") WHERE "state" = 'due';
