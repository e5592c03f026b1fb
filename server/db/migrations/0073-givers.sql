-- Who gave a task to whoever has it; so far everybody had their own.

-- without triggers

ALTER TABLE "tasks" ADD COLUMN "giver" plain_text NOT NULL DEFAULT '';
UPDATE "tasks" SET "giver" = "assignee";
