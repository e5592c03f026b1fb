-- Counters that never need a recount. They work on whole statements: a company deleted with its
-- thousand customers changes each counter once. What is taken away is only ever subtracted from a
-- row that is still there: while a user or a company is deleted, its counters may be gone already.
-- A day on which nobody's last contact is any more loses its row: there would be one for each day
-- that ever was.

CREATE FUNCTION "countInsertedCompanies"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ownerTotals" ("owner", "companies", "appointments")
    SELECT "owner", count(*), 0 FROM added GROUP BY "owner"
    ON CONFLICT ("owner") DO UPDATE
    SET "companies" = "ownerTotals"."companies" + excluded."companies";
  INSERT INTO "createdTotals" ("owner", "day", "companies", "customers", "value")
    SELECT "owner", substr("createdAt", 1, 10), count(*), 0, 0 FROM added GROUP BY 1, 2
    ON CONFLICT ("owner", "day") DO UPDATE
    SET "companies" = "createdTotals"."companies" + excluded."companies";
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
  UPDATE "createdTotals" SET "companies" = "createdTotals"."companies" - gone."companies"
    FROM (
      SELECT "owner", substr("createdAt", 1, 10) AS "day", count(*) AS "companies"
      FROM removed GROUP BY 1, 2
    ) AS gone
    WHERE "createdTotals"."owner" = gone."owner" AND "createdTotals"."day" = gone."day";
  RETURN NULL;
END $$;
CREATE TRIGGER "companies_deleted" AFTER DELETE ON "companies"
  REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION "countDeletedCompanies"();

CREATE FUNCTION "countInsertedAppointments"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "ownerTotals" SET "appointments" = "ownerTotals"."appointments" + more."appointments"
    FROM (SELECT "owner", count(*) AS "appointments" FROM added GROUP BY "owner") AS more
    WHERE "ownerTotals"."owner" = more."owner";
  RETURN NULL;
END $$;
CREATE TRIGGER "appointments_inserted" AFTER INSERT ON "appointments"
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION "countInsertedAppointments"();

CREATE FUNCTION "countDeletedAppointments"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "ownerTotals" SET "appointments" = "ownerTotals"."appointments" - gone."appointments"
    FROM (SELECT "owner", count(*) AS "appointments" FROM removed GROUP BY "owner") AS gone
    WHERE "ownerTotals"."owner" = gone."owner";
  RETURN NULL;
END $$;
CREATE TRIGGER "appointments_deleted" AFTER DELETE ON "appointments"
  REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION "countDeletedAppointments"();

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
  INSERT INTO "contactTotals" ("owner", "status", "lastContact", "customers", "value")
    SELECT "owner", "status", "lastContact", count(*), sum("value")
    FROM added GROUP BY "owner", "status", "lastContact"
    ON CONFLICT ("owner", "status", "lastContact") DO UPDATE SET
      "customers" = "contactTotals"."customers" + excluded."customers",
      "value" = "contactTotals"."value" + excluded."value";
  INSERT INTO "createdTotals" ("owner", "day", "companies", "customers", "value")
    SELECT "owner", substr("createdAt", 1, 10), 0, count(*), sum("value") FROM added GROUP BY 1, 2
    ON CONFLICT ("owner", "day") DO UPDATE SET
      "customers" = "createdTotals"."customers" + excluded."customers",
      "value" = "createdTotals"."value" + excluded."value";
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
      FROM removed GROUP BY 1, 2
    ) AS gone
    WHERE "statusTotals"."owner" = gone."owner"
      AND "statusTotals"."status" = gone."status";
  UPDATE "contactTotals" SET
      "customers" = "contactTotals"."customers" - gone."customers",
      "value" = "contactTotals"."value" - gone."value"
    FROM (
      SELECT "owner", "status", "lastContact", count(*) AS "customers", sum("value") AS "value"
      FROM removed GROUP BY 1, 2, 3
    ) AS gone
    WHERE "contactTotals"."owner" = gone."owner"
      AND "contactTotals"."status" = gone."status"
      AND "contactTotals"."lastContact" = gone."lastContact";
  DELETE FROM "contactTotals" USING removed
    WHERE "contactTotals"."owner" = removed."owner"
      AND "contactTotals"."status" = removed."status"
      AND "contactTotals"."lastContact" = removed."lastContact"
      AND "contactTotals"."customers" = 0;
  UPDATE "createdTotals" SET
      "customers" = "createdTotals"."customers" - gone."customers",
      "value" = "createdTotals"."value" - gone."value"
    FROM (
      SELECT "owner", substr("createdAt", 1, 10) AS "day", count(*) AS "customers", sum("value") AS "value"
      FROM removed GROUP BY 1, 2
    ) AS gone
    WHERE "createdTotals"."owner" = gone."owner"
      AND "createdTotals"."day" = gone."day";
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
  UPDATE "createdTotals" SET "value" = "createdTotals"."value" + change."value"
    FROM (
      SELECT "owner", "day", sum("sign" * "value") AS "value"
      FROM (
        SELECT "owner", substr("createdAt", 1, 10) AS "day", "value", 1 AS "sign" FROM added
        UNION ALL SELECT "owner", substr("createdAt", 1, 10) AS "day", "value", -1 FROM removed
      ) AS rows
      GROUP BY "owner", "day" HAVING sum("sign") <> 0 OR sum("sign" * "value") <> 0
    ) AS change
    WHERE "createdTotals"."owner" = change."owner" AND "createdTotals"."day" = change."day";
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
  INSERT INTO "contactTotals" ("owner", "status", "lastContact", "customers", "value")
      SELECT "owner", "status", "lastContact", sum("sign"), sum("sign" * "value")
      FROM (
        SELECT "owner", "status", "lastContact", "value", 1 AS "sign" FROM added
        UNION ALL SELECT "owner", "status", "lastContact", "value", -1 FROM removed
      ) AS rows
      GROUP BY "owner", "status", "lastContact" HAVING sum("sign") <> 0 OR sum("sign" * "value") <> 0
    ON CONFLICT ("owner", "status", "lastContact") DO UPDATE SET
      "customers" = "contactTotals"."customers" + excluded."customers",
      "value" = "contactTotals"."value" + excluded."value";
  DELETE FROM "contactTotals" USING removed
    WHERE "contactTotals"."owner" = removed."owner"
      AND "contactTotals"."status" = removed."status"
      AND "contactTotals"."lastContact" = removed."lastContact"
      AND "contactTotals"."customers" = 0;
  RETURN NULL;
END $$;
CREATE TRIGGER "customers_updated" AFTER UPDATE ON "customers"
  REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION "countUpdatedCustomers"();

-- The search index: the trigrams of every search key, each list led by the owner. New rows wait in
-- a short list (in kilobytes) that every search reads through and that is merged when it is full:
-- merged one by one they would cost a write six times as much.
CREATE INDEX "companies_to_search" ON "companies" USING gin
  ("owner" text_ops, "searchKey" gin_trgm_ops) WITH (gin_pending_list_limit = 64);
CREATE INDEX "customers_to_search" ON "customers" USING gin
  ("owner" text_ops, "searchKey" gin_trgm_ops) WITH (gin_pending_list_limit = 64);
CREATE INDEX "appointments_to_search" ON "appointments" USING gin
  ("owner" text_ops, "searchKey" gin_trgm_ops) WITH (gin_pending_list_limit = 64);

-- What a search for one or two letters, or for a common piece, reads through: narrow, and in order.
CREATE INDEX "customers_by_name" ON "customers" ("owner", "nameKey", "_id")
  INCLUDE ("searchKey", "value", "updatedAt");
CREATE INDEX "appointments_by_title" ON "appointments" ("owner", "titleKey", "_id")
  INCLUDE ("searchKey", "date");
