-- Customers by who is responsible and by their status. Written by triggers, see derived/counters.ts.
CREATE TABLE "personTotals" (
  "owner" plain_text NOT NULL REFERENCES "desks" ("_id") ON DELETE CASCADE,
  "person" plain_text NOT NULL,
  "status" plain_text NOT NULL,
  "customers" bigint NOT NULL,
  -- Cents.
  "value" bigint NOT NULL,
  PRIMARY KEY ("owner", "person", "status")
);
INSERT INTO "personTotals" ("owner", "person", "status", "customers", "value")
SELECT "owner", "responsible", "status", count(*), sum("value") FROM "customers"
GROUP BY "owner", "responsible", "status";
