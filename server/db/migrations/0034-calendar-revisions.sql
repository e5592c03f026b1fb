-- What calendars of a user were last written from, as a hash, and since when: they tell it to their
-- readers, and it never goes back.
ALTER TABLE "users" ADD COLUMN "calendarVersion" plain_text;
ALTER TABLE "users" ADD COLUMN "calendarRevised" plain_text;
