-- What happened with all customers of a company, latest first: triggers keep in each entry of which
-- company its customer is, see records/status-history.ts. Null once the customer is deleted.
ALTER TABLE "statusChanges" ADD COLUMN "company" plain_text;
UPDATE "statusChanges" SET "company" = (SELECT c."company" FROM "customers" AS c
  WHERE c."owner" = "statusChanges"."owner" AND c."_id" = "statusChanges"."customer");
CREATE INDEX "statusChanges_of_company" ON "statusChanges" ("owner", "company", "at", "customer");
