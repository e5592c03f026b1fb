-- Whenever somebody else became responsible for a customer or a company. Triggers write it, see
-- derived/responsible-history.ts. Like "statusChanges" it does not point to the record: a deleted one comes back to it.
CREATE TABLE "responsibleChanges" (
  "owner" plain_text NOT NULL REFERENCES "desks" ("_id") ON DELETE CASCADE,
  "record" plain_text NOT NULL,
  -- Whose story it belongs to: the customer's company, null once the customer is deleted; of a company itself its own id.
  "company" plain_text,
  "at" plain_text NOT NULL,
  "from" plain_text NOT NULL,
  "to" plain_text NOT NULL,
  PRIMARY KEY ("owner", "record", "at")
);
CREATE INDEX "responsibleChanges_of_company" ON "responsibleChanges" ("owner", "company", "at", "record");

-- What the history still knows.
INSERT INTO "responsibleChanges" ("owner", "record", "company", "at", "from", "to")
SELECT "owner", "record", CASE "kind" WHEN 'companies' THEN "record" ELSE (
    SELECT c."company" FROM "customers" AS c
    WHERE c."owner" = "told"."owner" AND c."_id" = "told"."record"
  ) END, "at", "from", "to"
FROM (
  SELECT "owner", "kind", "record", "at", "before"::jsonb ->> 'responsible' AS "from",
    "after"::jsonb ->> 'responsible' AS "to"
  FROM "changes"
  UNION ALL SELECT r."owner", r."kind", r."record", l."at", r."before"::jsonb ->> 'responsible',
    r."after"::jsonb ->> 'responsible'
  FROM "changeRecords" AS r JOIN "changes" AS l ON l."owner" = r."owner" AND l."_id" = r."change"
) AS "told"
WHERE "kind" IN ('companies', 'customers') AND "from" <> "to"
ON CONFLICT DO NOTHING;
