-- Who changed between two instants, and what everybody was at one, without going through a customer's
-- entries. Triggers keep all of this for customers that are there, see records/told-status.ts.
ALTER TABLE "statusChanges" ADD COLUMN "addedAt" plain_text;
-- Of entries that change the status alone: since when there was the former one, and until when the new
-- one, '~' while it lasts.
ALTER TABLE "statusChanges" ADD COLUMN "stayedSince" plain_text;
ALTER TABLE "statusChanges" ADD COLUMN "until" plain_text;
-- When the customer's deal was closed before.
ALTER TABLE "statusChanges" ADD COLUMN "closedBefore" plain_text;

UPDATE "statusChanges" AS s SET
  "fromStatus" = t."fromStatus", "fromValue" = t."fromValue", "addedAt" = t."addedAt",
  "stayedSince" = t."stayedSince", "until" = t."until", "closedBefore" = t."closedBefore"
FROM (
  SELECT "owner", "customer", "at", "fromStatus", "fromValue",
    min("at") OVER (PARTITION BY "owner", "customer") AS "addedAt",
    CASE WHEN "movedAt" IS NOT NULL THEN max("movedAt") OVER "earlier" END AS "stayedSince",
    CASE WHEN "movedAt" IS NOT NULL THEN coalesce(min("movedAt") OVER "later", '~') END AS "until",
    max(CASE WHEN "toStatus" = 'Deal Closed' THEN "movedAt" END) OVER "earlier" AS "closedBefore"
  FROM (
    SELECT "owner", "customer", "at", "toStatus",
      lag("toStatus") OVER "entries" AS "fromStatus", lag("toValue") OVER "entries" AS "fromValue",
      CASE WHEN coalesce(lag("toStatus") OVER "entries", '') <> "toStatus" THEN "at" END AS "movedAt"
    FROM "statusChanges"
    WINDOW "entries" AS (PARTITION BY "owner", "customer" ORDER BY "at")
  ) AS "told"
  WINDOW "earlier" AS (PARTITION BY "owner", "customer" ORDER BY "at"
      ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING),
    "later" AS (PARTITION BY "owner", "customer" ORDER BY "at" DESC
      ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
) AS t
WHERE s."owner" = t."owner" AND s."customer" = t."customer" AND s."at" = t."at";

-- With the company, though only whether there is one matters: SQLite would look for it in each row.
CREATE INDEX "statusChanges_moves" ON "statusChanges"
  ("owner", "at", "fromStatus", "toStatus", "stayedSince", "until", "addedAt", "customer", "company")
  WHERE "until" IS NOT NULL AND "company" IS NOT NULL;
CREATE INDEX "statusChanges_closed" ON "statusChanges"
  ("owner", "at", "closedBefore", "customer", "until", "toStatus", "company")
  WHERE "toStatus" = 'Deal Closed' AND "until" IS NOT NULL AND "company" IS NOT NULL;
CREATE INDEX "statusChanges_by_time" ON "statusChanges"
  ("owner", "at", "toStatus", "toValue", "fromStatus", "fromValue")
  WHERE "company" IS NOT NULL;

-- By how much the customers of each status became more, or fewer, on each day in UTC, and their value.
CREATE TABLE "statusDays" (
  "owner" plain_text NOT NULL REFERENCES "users" ("_id") ON DELETE CASCADE,
  "day" plain_text NOT NULL,
  "status" plain_text NOT NULL,
  "customers" bigint NOT NULL,
  -- Cents.
  "value" bigint NOT NULL,
  PRIMARY KEY ("owner", "day", "status")
);
INSERT INTO "statusDays" ("owner", "day", "status", "customers", "value")
SELECT "owner", "day", "status", sum("customers"), sum("value") FROM (
  SELECT "owner", substr("at", 1, 10) AS "day", "toStatus" AS "status", 1 AS "customers",
    "toValue" AS "value"
  FROM "statusChanges" WHERE "company" IS NOT NULL
  UNION ALL SELECT "owner", substr("at", 1, 10), "fromStatus", -1, -"fromValue"
  FROM "statusChanges" WHERE "company" IS NOT NULL AND "fromStatus" IS NOT NULL
) AS "told" GROUP BY "owner", "day", "status";
