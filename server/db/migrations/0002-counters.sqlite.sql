-- Counters that never need a recount. What is taken away is only ever subtracted from a row that is
-- still there: while a user or a company is deleted, its counters may be gone already.

CREATE TRIGGER "companies_inserted" AFTER INSERT ON "companies" BEGIN
  INSERT INTO "ownerTotals" ("owner", "companies") VALUES (NEW."owner", 1)
    ON CONFLICT ("owner") DO UPDATE SET "companies" = "companies" + 1;
END;

CREATE TRIGGER "companies_deleted" AFTER DELETE ON "companies" BEGIN
  UPDATE "ownerTotals" SET "companies" = "companies" - 1 WHERE "owner" = OLD."owner";
END;

CREATE TRIGGER "customers_inserted" AFTER INSERT ON "customers" BEGIN
  UPDATE "companies"
    SET "clientCount" = "clientCount" + 1, "totalValue" = "totalValue" + NEW."value"
    WHERE "owner" = NEW."owner" AND "_id" = NEW."company";
  INSERT INTO "statusTotals" ("owner", "status", "customers", "value")
    VALUES (NEW."owner", NEW."status", 1, NEW."value")
    ON CONFLICT ("owner", "status") DO UPDATE
    SET "customers" = "customers" + 1, "value" = "value" + NEW."value";
END;

CREATE TRIGGER "customers_deleted" AFTER DELETE ON "customers" BEGIN
  UPDATE "companies"
    SET "clientCount" = "clientCount" - 1, "totalValue" = "totalValue" - OLD."value"
    WHERE "owner" = OLD."owner" AND "_id" = OLD."company";
  UPDATE "statusTotals"
    SET "customers" = "customers" - 1, "value" = "value" - OLD."value"
    WHERE "owner" = OLD."owner" AND "status" = OLD."status";
END;

CREATE TRIGGER "customers_updated" AFTER UPDATE OF "owner", "company", "status", "value"
ON "customers"
WHEN OLD."value" <> NEW."value" OR OLD."status" <> NEW."status"
  OR OLD."company" <> NEW."company" OR OLD."owner" <> NEW."owner"
BEGIN
  UPDATE "companies"
    SET "clientCount" = "clientCount" - 1, "totalValue" = "totalValue" - OLD."value"
    WHERE "owner" = OLD."owner" AND "_id" = OLD."company";
  UPDATE "companies"
    SET "clientCount" = "clientCount" + 1, "totalValue" = "totalValue" + NEW."value"
    WHERE "owner" = NEW."owner" AND "_id" = NEW."company";
  UPDATE "statusTotals"
    SET "customers" = "customers" - 1, "value" = "value" - OLD."value"
    WHERE "owner" = OLD."owner" AND "status" = OLD."status";
  INSERT INTO "statusTotals" ("owner", "status", "customers", "value")
    VALUES (NEW."owner", NEW."status", 1, NEW."value")
    ON CONFLICT ("owner", "status") DO UPDATE
    SET "customers" = "customers" + 1, "value" = "value" + NEW."value";
END;
