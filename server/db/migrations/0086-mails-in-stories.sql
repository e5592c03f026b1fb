-- What customers were mailed about bookings stands in their stories.
-- When it was sent, or tried last. Null while it waits, and for what was sent before this column was there.
ALTER TABLE "bookingMails" ADD COLUMN "sentAt" plain_text;
-- What was sent, in JSON, without the secret addresses in it.
ALTER TABLE "bookingMails" ADD COLUMN "shown" plain_text;
-- Whose story it belongs to, and which company that customer has, see booking/mails/copies.ts and derived/status-history.ts.
ALTER TABLE "bookingMails" ADD COLUMN "customer" plain_text;
ALTER TABLE "bookingMails" ADD COLUMN "company" plain_text;
CREATE INDEX "bookingMails_of_customer" ON "bookingMails" ("owner", "customer", "sentAt", "_id");
CREATE INDEX "bookingMails_of_company" ON "bookingMails" ("owner", "company", "sentAt", "_id");
