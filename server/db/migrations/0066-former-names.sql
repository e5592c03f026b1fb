-- What somebody was called before, as a list in JSON: texts that mention them by it still mean them.

ALTER TABLE "members" ADD COLUMN "formerNames" plain_text NOT NULL DEFAULT '[]';
