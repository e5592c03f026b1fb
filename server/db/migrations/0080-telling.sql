-- Whether customers are told of what the desk does with what they have booked.
-- What they are not told, as "told" has it; null where they are told.
ALTER TABLE "bookings" ADD COLUMN "untold" plain_text;
-- While somebody is asked whether to tell, nothing is sent before then.
ALTER TABLE "bookings" ADD COLUMN "askedUntil" plain_text;
