-- Where customers book by themselves: a person's own page on a desk, or the desk's.
CREATE TABLE "bookingPages" (
  "owner" plain_text NOT NULL REFERENCES "desks" ("_id") ON DELETE CASCADE,
  "_id" plain_text NOT NULL,
  -- Null for the desk's own.
  "user" plain_text REFERENCES "users" ("_id") ON DELETE CASCADE,
  "name" plain_text NOT NULL UNIQUE,
  "welcome" plain_text NOT NULL DEFAULT '',
  "color" plain_text NOT NULL DEFAULT 'green',
  -- Null while it is closed.
  "openSince" plain_text,
  "mayWrite" bigint NOT NULL DEFAULT 0,
  "createdAt" plain_text NOT NULL,
  "updatedAt" plain_text NOT NULL,
  PRIMARY KEY ("owner", "_id"),
  UNIQUE ("owner", "user")
);
CREATE INDEX "bookingPages_of_user" ON "bookingPages" ("user");
CREATE UNIQUE INDEX "bookingPages_of_desk" ON "bookingPages" ("owner") WHERE "user" IS NULL;

-- Addresses that pages had: they lead to the present one for some time.
CREATE TABLE "bookingNames" (
  "name" plain_text NOT NULL,
  "owner" plain_text NOT NULL,
  "page" plain_text NOT NULL,
  "until" plain_text NOT NULL,
  -- By name first, for visitors know no more.
  PRIMARY KEY ("name", "owner"),
  FOREIGN KEY ("owner", "page") REFERENCES "bookingPages" ("owner", "_id") ON DELETE CASCADE
);
CREATE INDEX "bookingNames_of_page" ON "bookingNames" ("owner", "page");

CREATE TABLE "meetingTypes" (
  "owner" plain_text NOT NULL REFERENCES "desks" ("_id") ON DELETE CASCADE,
  "_id" plain_text NOT NULL,
  -- Whose it is, and on which page: their own or the desk's.
  "person" plain_text NOT NULL,
  "page" plain_text NOT NULL,
  "name" plain_text NOT NULL,
  -- Minutes, as a list in JSON.
  "lengths" plain_text NOT NULL,
  "place" plain_text NOT NULL,
  "address" plain_text NOT NULL,
  "description" plain_text NOT NULL,
  -- In JSON, null for the working hours.
  "hours" plain_text NOT NULL,
  "from" plain_text,
  "until" plain_text,
  "notice" bigint NOT NULL,
  "reach" bigint NOT NULL,
  "breakBefore" bigint NOT NULL,
  "breakAfter" bigint NOT NULL,
  "mostADay" bigint,
  "takenBy" plain_text NOT NULL,
  -- Ids, as a list in JSON.
  "takers" plain_text NOT NULL DEFAULT '[]',
  "booked" plain_text NOT NULL,
  -- In JSON.
  "questions" plain_text NOT NULL,
  "movable" bigint,
  "remind" bigint,
  "shown" plain_text NOT NULL,
  "position" bigint NOT NULL,
  "createdAt" plain_text NOT NULL,
  "updatedAt" plain_text NOT NULL,
  "nameKey" plain_text NOT NULL,
  "searchKey" plain_text NOT NULL,
  "textKey" plain_text NOT NULL,
  PRIMARY KEY ("owner", "_id")
);

-- What customers have booked, hold or ask for. What is booked has an appointment, which says when and whether it is.
CREATE TABLE "bookings" (
  "owner" plain_text NOT NULL REFERENCES "desks" ("_id") ON DELETE CASCADE,
  "_id" plain_text NOT NULL,
  -- See server/booking/states.ts.
  "state" plain_text NOT NULL,
  "page" plain_text NOT NULL,
  "type" plain_text NOT NULL,
  -- What it was called when it was booked.
  "title" plain_text NOT NULL,
  "host" plain_text NOT NULL,
  -- Who that was then, for calendars know an event by it.
  "organizerName" plain_text NOT NULL,
  "organizerEmail" plain_text NOT NULL,
  -- All who take it, as a list of ids in JSON.
  "takers" plain_text NOT NULL,
  -- Instants.
  "start" plain_text NOT NULL,
  "end" plain_text NOT NULL,
  -- In which it was promised.
  "zone" plain_text NOT NULL,
  "breakBefore" bigint NOT NULL,
  "breakAfter" bigint NOT NULL,
  "place" plain_text NOT NULL,
  "address" plain_text NOT NULL,
  -- Who books, as they have said.
  "name" plain_text NOT NULL,
  "email" plain_text NOT NULL,
  "phone" plain_text NOT NULL,
  "company" plain_text NOT NULL,
  -- Questions with their answers, in JSON.
  "answers" plain_text NOT NULL,
  "visitorZone" plain_text NOT NULL,
  "language" plain_text NOT NULL,
  -- Of the network that a held time was taken from; null once it is confirmed.
  "from" plain_text,
  -- A hold or a request gives its time back then.
  "lapsesAt" plain_text,
  -- Null until it is booked.
  "appointment" plain_text,
  "customer" plain_text,
  -- Whether the customer was made by it.
  "isNew" bigint NOT NULL DEFAULT 0,
  "checkedAt" plain_text,
  -- When the customer believes it to be, as two instants; empty once they were told that it is canceled.
  "told" plain_text NOT NULL,
  -- Of what was told last, RFC 5545 3.8.7.4.
  "sequence" bigint NOT NULL DEFAULT 0,
  -- Instants that the customer proposes, as a list in JSON, and their word.
  "proposed" plain_text NOT NULL DEFAULT '[]',
  "word" plain_text NOT NULL DEFAULT '',
  -- By whom and when it was canceled.
  "endedBy" plain_text,
  "endedAt" plain_text,
  "mails" bigint NOT NULL DEFAULT 0,
  "createdAt" plain_text NOT NULL,
  "updatedAt" plain_text NOT NULL,
  PRIMARY KEY ("owner", "_id")
);
CREATE INDEX "bookings_by_end" ON "bookings" ("owner", "end");
CREATE INDEX "bookings_of_appointment" ON "bookings" ("owner", "appointment");

-- Secret addresses of bookings. Each mail has one of its own, so none has to be kept to be written again, and old mails
-- lead there as well.
CREATE TABLE "bookingLinks" (
  "tokenHash" plain_text NOT NULL PRIMARY KEY,
  "owner" plain_text NOT NULL,
  "booking" plain_text NOT NULL,
  -- Whether it was mailed to be confirmed: whoever opens that one reads mail at the address.
  "mayConfirm" bigint NOT NULL,
  "createdAt" plain_text NOT NULL,
  FOREIGN KEY ("owner", "booking") REFERENCES "bookings" ("owner", "_id") ON DELETE CASCADE
);
CREATE INDEX "bookingLinks_of_booking" ON "bookingLinks" ("owner", "booking");

-- Mails to customers, in the order in which they are due. Each is claimed just before it is sent.
CREATE TABLE "bookingMails" (
  "owner" plain_text NOT NULL,
  "_id" plain_text NOT NULL,
  "booking" plain_text NOT NULL,
  "kind" plain_text NOT NULL,
  -- See server/booking/mails/queue.ts.
  "state" plain_text NOT NULL DEFAULT 'due',
  "dueAt" plain_text NOT NULL,
  -- While it is sent; what is not known by then is not sent again.
  "claimedUntil" plain_text,
  "tries" bigint NOT NULL DEFAULT 0,
  "failure" plain_text NOT NULL DEFAULT '',
  "createdAt" plain_text NOT NULL,
  PRIMARY KEY ("owner", "_id"),
  FOREIGN KEY ("owner", "booking") REFERENCES "bookings" ("owner", "_id") ON DELETE CASCADE
);
CREATE INDEX "bookingMails_of_booking" ON "bookingMails" ("owner", "booking");
CREATE INDEX "bookingMails_due" ON "bookingMails" ("owner", "dueAt") WHERE "state" = 'due';
-- When the next of them is due, for whoever looks through all desks.
ALTER TABLE "desks" ADD COLUMN "bookingMailDue" plain_text;
CREATE INDEX "desks_by_booking_mail" ON "desks" ("bookingMailDue") WHERE "bookingMailDue" IS NOT NULL;
