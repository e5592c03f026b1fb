-- Counters that never need a recount. They work on whole statements: a company deleted with its
-- thousand customers changes each counter once. What is taken away is only ever subtracted from a
-- row that is still there: while a user or a company is deleted, its counters may be gone already.

CREATE FUNCTION "countInsertedCompanies"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ownerTotals" ("owner", "companies")
    SELECT "owner", count(*) FROM added GROUP BY "owner"
    ON CONFLICT ("owner") DO UPDATE
    SET "companies" = "ownerTotals"."companies" + excluded."companies";
  RETURN NULL;
END $$;
CREATE TRIGGER "companies_inserted" AFTER INSERT ON "companies"
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION "countInsertedCompanies"();

CREATE FUNCTION "countDeletedCompanies"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "ownerTotals" SET "companies" = "ownerTotals"."companies" - gone."companies"
    FROM (SELECT "owner", count(*) AS "companies" FROM removed GROUP BY "owner") AS gone
    WHERE "ownerTotals"."owner" = gone."owner";
  RETURN NULL;
END $$;
CREATE TRIGGER "companies_deleted" AFTER DELETE ON "companies"
  REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION "countDeletedCompanies"();

CREATE FUNCTION "countInsertedCustomers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "companies" SET
      "clientCount" = "companies"."clientCount" + more."customers",
      "totalValue" = "companies"."totalValue" + more."value"
    FROM (
      SELECT "owner", "company", count(*) AS "customers", sum("value") AS "value"
      FROM added GROUP BY "owner", "company"
    ) AS more
    WHERE "companies"."owner" = more."owner" AND "companies"."_id" = more."company";
  INSERT INTO "statusTotals" ("owner", "status", "customers", "value")
    SELECT "owner", "status", count(*), sum("value") FROM added GROUP BY "owner", "status"
    ON CONFLICT ("owner", "status") DO UPDATE SET
      "customers" = "statusTotals"."customers" + excluded."customers",
      "value" = "statusTotals"."value" + excluded."value";
  RETURN NULL;
END $$;
CREATE TRIGGER "customers_inserted" AFTER INSERT ON "customers"
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION "countInsertedCustomers"();

CREATE FUNCTION "countDeletedCustomers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "companies" SET
      "clientCount" = "companies"."clientCount" - gone."customers",
      "totalValue" = "companies"."totalValue" - gone."value"
    FROM (
      SELECT "owner", "company", count(*) AS "customers", sum("value") AS "value"
      FROM removed GROUP BY "owner", "company"
    ) AS gone
    WHERE "companies"."owner" = gone."owner" AND "companies"."_id" = gone."company";
  UPDATE "statusTotals" SET
      "customers" = "statusTotals"."customers" - gone."customers",
      "value" = "statusTotals"."value" - gone."value"
    FROM (
      SELECT "owner", "status", count(*) AS "customers", sum("value") AS "value"
      FROM removed GROUP BY "owner", "status"
    ) AS gone
    WHERE "statusTotals"."owner" = gone."owner" AND "statusTotals"."status" = gone."status";
  RETURN NULL;
END $$;
CREATE TRIGGER "customers_deleted" AFTER DELETE ON "customers"
  REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION "countDeletedCustomers"();

CREATE FUNCTION "countUpdatedCustomers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "companies" SET
      "clientCount" = "companies"."clientCount" + change."customers",
      "totalValue" = "companies"."totalValue" + change."value"
    FROM (
      SELECT "owner", "company", sum("sign") AS "customers", sum("sign" * "value") AS "value"
      FROM (
        SELECT "owner", "company", "value", 1 AS "sign" FROM added
        UNION ALL SELECT "owner", "company", "value", -1 FROM removed
      ) AS rows
      GROUP BY "owner", "company" HAVING sum("sign") <> 0 OR sum("sign" * "value") <> 0
    ) AS change
    WHERE "companies"."owner" = change."owner" AND "companies"."_id" = change."company";
  INSERT INTO "statusTotals" ("owner", "status", "customers", "value")
    SELECT "owner", "status", sum("sign"), sum("sign" * "value")
    FROM (
      SELECT "owner", "status", "value", 1 AS "sign" FROM added
      UNION ALL SELECT "owner", "status", "value", -1 FROM removed
    ) AS rows
    GROUP BY "owner", "status" HAVING sum("sign") <> 0 OR sum("sign" * "value") <> 0
    ON CONFLICT ("owner", "status") DO UPDATE SET
      "customers" = "statusTotals"."customers" + excluded."customers",
      "value" = "statusTotals"."value" + excluded."value";
  RETURN NULL;
END $$;
CREATE TRIGGER "customers_updated" AFTER UPDATE ON "customers"
  REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION "countUpdatedCustomers"();
