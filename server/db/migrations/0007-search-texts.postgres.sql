-- Everything that a record can be found by, notes and addresses too. The keys of the rows that are
-- there are written by the program at the start that follows, see key-rewrites.ts.
ALTER TABLE "companies" ADD COLUMN "textKey" plain_text NOT NULL DEFAULT '';
ALTER TABLE "customers" ADD COLUMN "textKey" plain_text NOT NULL DEFAULT '';
ALTER TABLE "appointments" ADD COLUMN "textKey" plain_text NOT NULL DEFAULT '';

-- How far that has come for each kind of record, and of which version the keys are.
CREATE TABLE "searchRewrites" (
  "kind" plain_text NOT NULL PRIMARY KEY,
  "version" bigint NOT NULL,
  "lastOwner" plain_text NOT NULL,
  "lastId" plain_text NOT NULL,
  "isDone" bigint NOT NULL
);

DROP INDEX "companies_to_search", "customers_to_search", "appointments_to_search";
CREATE INDEX "companies_to_search" ON "companies" USING gin
  ("owner" text_ops, "textKey" gin_trgm_ops) WITH (gin_pending_list_limit = 64);
CREATE INDEX "customers_to_search" ON "customers" USING gin
  ("owner" text_ops, "textKey" gin_trgm_ops) WITH (gin_pending_list_limit = 64);
CREATE INDEX "appointments_to_search" ON "appointments" USING gin
  ("owner" text_ops, "textKey" gin_trgm_ops) WITH (gin_pending_list_limit = 64);

-- True for rows of which one of the keys holds each term: a condition as text. A term is a list of
-- forms, of which one is enough. LIKE, which the index knows, takes time by the product of both
-- lengths where texts repeat themselves, so of long forms it compares beginning and end alone.
CREATE FUNCTION "fitsAll"("keys" text[], "terms" jsonb) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce('(' || string_agg('(' || (
    SELECT string_agg(
      CASE WHEN length("form") > 16
        THEN format('(%1$s LIKE %2$L AND %1$s LIKE %3$L AND strpos(%1$s, %4$L) > 0)',
          "key", "start", "end", "form")
        ELSE format('%1$s LIKE %2$L', "key", "start")
      END, ' OR ' ORDER BY "place")
    FROM unnest("keys") WITH ORDINALITY AS k("key", "place"),
      jsonb_array_elements_text("term") AS f("form"),
      concat('%', regexp_replace(left("form", 16), '([%_\\])', '\\\1', 'g'), '%') AS s("start"),
      concat('%', regexp_replace(right("form", 16), '([%_\\])', '\\\1', 'g'), '%') AS e("end")
  ) || ')', ' AND ') || ')', 'true')
  FROM jsonb_array_elements("terms") AS t("term")
$$;

-- The statement that finds the rows of an owner: those that hold the terms themselves, by the index
-- of trigrams, then the others from the companies and customers that are called so. Terms are short
-- when they have no trigram. Mirrors sqlite-search-index.ts.
CREATE FUNCTION "toFound"("of" text, "among" text, "long" jsonb, "short" jsonb) RETURNS text
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  "isLong" boolean := jsonb_array_length("long") > 0;
  "main" jsonb := CASE WHEN "isLong" THEN "long" ELSE "short" END;
  "rest" jsonb := CASE WHEN "isLong" THEN "short" ELSE '[]' END;
  "text" text := CASE WHEN "isLong" THEN 'r."textKey"' ELSE 'r."searchKey"' END;
  "any" jsonb := (
    SELECT jsonb_build_array(jsonb_agg(p)) FROM jsonb_array_elements("main") AS t, jsonb_array_elements(t) AS p
  );
  "ofCompany" text := '(SELECT c."searchKey" FROM "companies" AS c
    WHERE c."owner" = r."owner" AND c."_id" = r."company")';
  "ofCustomer" text := '(SELECT k."searchKey" FROM "customers" AS k
    WHERE k."owner" = r."owner" AND k."_id" = r."customer")';
  "texts" text[] := "text" || CASE "among"
    WHEN 'customers' THEN ARRAY["ofCompany"]
    WHEN 'appointments' THEN ARRAY["ofCompany", "ofCustomer"]
    ELSE ARRAY[]::text[] END;
  "own" text := "fitsAll"(ARRAY["text"], "main");
  -- The first is for the index.
  "called" text := CASE WHEN "isLong" THEN "fitsAll"(ARRAY['n."textKey"'], "any") || ' AND ' ELSE '' END
    || "fitsAll"(ARRAY['n."searchKey"'], "any");
  "value" text := CASE "among" WHEN 'customers' THEN 'r."value"' ELSE '0::bigint' END;
  "found" text := format('SELECT r."_id"::text, %s AS "value" FROM %I AS r
    WHERE r."owner" = %L AND %s AND %s', "value", "among", "of", "own", "fitsAll"("texts", "rest"));
BEGIN
  IF "among" = 'appointments' OR ("among" = 'customers' AND "isLong") THEN
    "found" := "found" || format(' UNION ALL SELECT r."_id"::text, %s FROM "companies" AS n
      JOIN %I AS r ON r."owner" = n."owner" AND r."company" = n."_id"
      WHERE n."owner" = %L AND %s AND %s AND NOT %s',
      "value", "among", "of", "called", "fitsAll"("texts", "main" || "rest"), "own");
  END IF;
  IF "among" = 'appointments' THEN
    "found" := "found" || format(' UNION ALL SELECT r."_id"::text, %s FROM "customers" AS n
      JOIN "appointments" AS r ON r."owner" = n."owner" AND r."customer" = n."_id"
      WHERE n."owner" = %L AND %s AND %s AND NOT %s AND NOT %s',
      "value", "of", "called", "fitsAll"("texts", "main" || "rest"), "own",
      "fitsAll"(ARRAY["ofCompany"], "any"));
  END IF;
  RETURN "found";
END $$;

-- Both run as the tables' role, see the migration of row-level security, and answer nothing of
-- another owner than the transaction's.
DROP FUNCTION "findCandidates"(text, text, text[], integer);
DROP FUNCTION "sumCustomers"(text, text[]);
DO $$
BEGIN
  EXECUTE format($create$
    CREATE FUNCTION "findCandidates"(
      "of" text, "among" text, "long" jsonb, "short" jsonb, "most" integer
    )
    RETURNS SETOF text LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = %1$I, pg_temp AS $body$
    BEGIN
      IF "of" IS DISTINCT FROM current_setting('clientdesk.owner', true)
        OR "among" NOT IN ('companies', 'customers', 'appointments') THEN
        RETURN;
      END IF;
      RETURN QUERY EXECUTE format('SELECT f."_id" FROM (%%s) AS f LIMIT %%s',
        "toFound"("of", "among", "long", "short"), "most");
    END $body$
  $create$, current_schema());
  EXECUTE format($create$
    CREATE FUNCTION "sumCustomers"("of" text, "long" jsonb, "short" jsonb)
    RETURNS TABLE ("total" bigint, "totalValue" bigint)
    LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = %1$I, pg_temp SET jit = off AS $body$
    BEGIN
      IF "of" IS DISTINCT FROM current_setting('clientdesk.owner', true) THEN
        RETURN;
      END IF;
      RETURN QUERY EXECUTE format(
        'SELECT count(*), coalesce(sum(f."value"), 0)::bigint FROM (%%s) AS f',
        "toFound"("of", 'customers', "long", "short"));
    END $body$
  $create$, current_schema());
END $$;
