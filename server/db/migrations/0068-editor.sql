-- Who wrote last on an entry: so far whoever wrote it, for the history alone knows others.

-- without triggers

ALTER TABLE "activities" ADD COLUMN "editor" plain_text NOT NULL DEFAULT '';
UPDATE "activities" SET "editor" = "author";
