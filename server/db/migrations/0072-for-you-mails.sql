-- When what is for somebody was mailed to them; null for what was not.

ALTER TABLE "forYou" ADD COLUMN "mailedAt" plain_text;
