-- Another one after each change of what searches of an owner's customers add up: while it is the
-- same, so are their sums.
CREATE TABLE "searchVersions" (
  "owner" plain_text NOT NULL PRIMARY KEY REFERENCES "users" ("_id") ON DELETE CASCADE,
  "version" plain_text NOT NULL
);
INSERT INTO "searchVersions" ("owner", "version")
  SELECT "owner", gen_random_uuid()::text FROM "customers" GROUP BY "owner";
ALTER TABLE "searchVersions" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "of_owner" ON "searchVersions"
  USING ("owner" = current_setting('clientdesk.owner', true));

CREATE FUNCTION "versionInsertedCustomers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "searchVersions" ("owner", "version")
    SELECT "owner", gen_random_uuid()::text FROM added GROUP BY "owner"
    ON CONFLICT ("owner") DO UPDATE SET "version" = excluded."version";
  RETURN NULL;
END $$;
CREATE TRIGGER "customers_added_up" AFTER INSERT ON "customers"
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION "versionInsertedCustomers"();

-- With the owner, the version may be gone already.
CREATE FUNCTION "versionDeletedCustomers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "searchVersions" SET "version" = gen_random_uuid()::text
    WHERE "owner" IN (SELECT "owner" FROM removed);
  RETURN NULL;
END $$;
CREATE TRIGGER "customers_taken_off" AFTER DELETE ON "customers"
  REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION "versionDeletedCustomers"();

-- By row, since only so the columns that count can be named: most changes are of others.
CREATE FUNCTION "versionChangedCustomer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "searchVersions" ("owner", "version")
    VALUES (NEW."owner", gen_random_uuid()::text)
    ON CONFLICT ("owner") DO UPDATE SET "version" = excluded."version";
  RETURN NULL;
END $$;
CREATE TRIGGER "customers_resummed" AFTER UPDATE ON "customers"
  FOR EACH ROW
  WHEN (OLD."searchKey" <> NEW."searchKey" OR OLD."value" <> NEW."value")
  EXECUTE FUNCTION "versionChangedCustomer"();

-- Adds up the customers that a search finds, as the tables' role and with the policy's work done
-- here, for the reason that "findCandidates" has.
DO $$
BEGIN
  EXECUTE format($create$
    CREATE FUNCTION "sumCustomers"("of" text, "patterns" text[])
    RETURNS TABLE ("total" bigint, "totalValue" bigint)
    LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = %I, pg_temp SET jit = off AS $body$
    BEGIN
      IF "of" IS DISTINCT FROM current_setting('clientdesk.owner', true) THEN
        RETURN;
      END IF;
      RETURN QUERY EXECUTE (
        SELECT format(
          'SELECT count(*), coalesce(sum("value"), 0)::bigint FROM "customers"
          WHERE "owner" = %%L AND (%%s)',
          "of", string_agg(format('"searchKey" LIKE %%L', pattern), ' OR '))
        FROM unnest("patterns") AS pattern
      );
    END $body$
  $create$, current_schema());
END $$;
