-- Where the customer has moved it last, an instant; null where they never have.
ALTER TABLE "bookings" ADD COLUMN "movedTo" plain_text;
