-- Another one after each change of what searches of an owner's customers add up: while it is the
-- same, so are their sums.
CREATE TABLE "searchVersions" (
  "owner" plain_text NOT NULL PRIMARY KEY REFERENCES "users" ("_id") ON DELETE CASCADE,
  "version" plain_text NOT NULL
);
INSERT INTO "searchVersions" ("owner", "version")
  SELECT "owner", gen_random_uuid()::text FROM "customers" GROUP BY "owner";

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
