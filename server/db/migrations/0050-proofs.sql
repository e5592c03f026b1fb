-- When and by what somebody last proved in a session who they are: at sign-in, or when asked again.
ALTER TABLE "sessions" ADD COLUMN "provedAt" plain_text;
ALTER TABLE "sessions" ADD COLUMN "provedBy" plain_text;
