-- The last month, such as 2026-04, of which the summary was mailed; null while the user wants none.
ALTER TABLE "users" ADD COLUMN "summarySent" plain_text;
