-- Invitations to appointments that the desk makes are bookings without a page and a type.
ALTER TABLE "bookings" ADD COLUMN "isInvited" bigint NOT NULL DEFAULT 0;
-- What an invited customer has answered, when, and who has entered it.
ALTER TABLE "bookings" ADD COLUMN "answer" plain_text;
ALTER TABLE "bookings" ADD COLUMN "answeredAt" plain_text;
ALTER TABLE "bookings" ADD COLUMN "answeredBy" plain_text;
-- What the desk writes in the invitation.
ALTER TABLE "bookings" ADD COLUMN "greeting" plain_text NOT NULL DEFAULT '';
-- Whether an invited customer may move it into free times.
ALTER TABLE "bookings" ADD COLUMN "mayMove" bigint NOT NULL DEFAULT 0;
-- Minutes before the start that an invited customer is reminded; null for never.
ALTER TABLE "bookings" ADD COLUMN "remind" bigint;
-- When an invited customer was told first.
ALTER TABLE "bookings" ADD COLUMN "sentAt" plain_text;
-- When the last time ends of what repeats; null for what doesn't.
ALTER TABLE "bookings" ADD COLUMN "seriesEnd" plain_text;
