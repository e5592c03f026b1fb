-- Whether an email is its account's: it was if something came back that was mailed there alone.

-- The emailKey of which that is so; null for none.
ALTER TABLE "users" ADD COLUMN "provenKey" plain_text;
-- 1 if the link was mailed to whom it is for; one that somebody handed over proves nothing.
ALTER TABLE "passwordResets" ADD COLUMN "isMailed" bigint NOT NULL DEFAULT 0;
ALTER TABLE "deskInvitations" ADD COLUMN "isMailed" bigint NOT NULL DEFAULT 0;
-- When whoever is invited has read of it in the program.
ALTER TABLE "deskInvitations" ADD COLUMN "readAt" plain_text;
CREATE INDEX "deskInvitations_by_email" ON "deskInvitations" ("emailKey");
