-- Until when what is mailed to somebody is in the hands of whoever sends it; null once it is known what came of it.

ALTER TABLE "forYou" ADD COLUMN "mailing" plain_text;
