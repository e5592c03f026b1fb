import { type Namer, namersOf, type RecordKind, recordKinds } from "../records/records.ts";

// PostgreSQL uses no index for LIKE under a policy, which could tell of other rows by an error. So
// these run as the tables' role and do the policy's work themselves. What they run is planned again
// each time: what was typed decides whether the index pays. Mirrors ../query/search/sqlite-search-index.ts.

/**
 * True for rows of which one of the keys holds each term: a condition as text. A term is a list of
 * forms, of which one is enough. LIKE, which the index knows, takes time by the product of both
 * lengths where texts repeat themselves, so of long forms it compares beginning and end alone.
 */
const fitsAll = `CREATE OR REPLACE FUNCTION "fitsAll"("keys" text[], "terms" jsonb) RETURNS text
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
      concat('%', regexp_replace(left("form", 16), '([%_\\\\])', '\\\\\\1', 'g'), '%') AS s("start"),
      concat('%', regexp_replace(right("form", 16), '([%_\\\\])', '\\\\\\1', 'g'), '%') AS e("end")
  ) || ')', ' AND ') || ')', 'true')
  FROM jsonb_array_elements("terms") AS t("term")
$$`;

/** What the record is found by that a row belongs to, as a text of SQL in a text of SQL. */
function toNameKey({ column, table }: Namer): string {
  return `'coalesce((SELECT o."searchKey" FROM "${table}" AS o
    WHERE o."owner" = r."owner" AND o."_id" = r."${column}"), '''')'`;
}

const withNames = recordKinds.filter((kind) => namersOf(kind).length > 0);

/** A case for each of some kinds. */
function choose(kinds: readonly RecordKind[], pick: (kind: RecordKind) => string, rest: string) {
  const cases = kinds.map((kind) => `WHEN '${kind.table}' THEN ${pick(kind)}`);
  return `CASE "among" ${cases.join(" ")} ELSE ${rest} END`;
}

/** Adds those that are called as one record which they belong to, and were not found so far. */
function addCalled(kind: RecordKind): string[] {
  return namersOf(kind).map(({ column, table }, place, namers) => {
    const earlier = namers.slice(0, place).map(toNameKey);
    const isWanted = kind.isFoundByShortNames ? "" : ` AND "isLong"`;
    return `IF "among" = '${kind.table}'${isWanted} THEN
    "found" := "found" || format(' UNION ALL SELECT r."_id"::text, %s FROM "${table}" AS n
      JOIN "${kind.table}" AS r ON r."owner" = n."owner" AND r."${column}" = n."_id"
      WHERE n."owner" = %L AND %s AND %s AND NOT %s${" AND NOT %s".repeat(earlier.length)}',
      ${[`"value"`, `"of"`, `"called"`, `"fitsAll"("texts", "main" || "rest")`, `"own"`].join(", ")}
      ${earlier.map((key) => `, "fitsAll"(ARRAY[${key}], "any")`).join("")});
  END IF`;
  });
}

/**
 * The statement that finds the rows of an owner: those that hold the terms themselves, by the index
 * of trigrams, then the others from the records that are called so. Terms are short when they have
 * no trigram.
 */
const toFound = `CREATE OR REPLACE FUNCTION "toFound"("of" text, "among" text, "long" jsonb, "short" jsonb)
RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  "isLong" boolean := jsonb_array_length("long") > 0;
  "main" jsonb := CASE WHEN "isLong" THEN "long" ELSE "short" END;
  "rest" jsonb := CASE WHEN "isLong" THEN "short" ELSE '[]' END;
  "text" text := CASE WHEN "isLong" THEN 'r."textKey"' ELSE 'r."searchKey"' END;
  "any" jsonb := (
    SELECT jsonb_build_array(jsonb_agg(p)) FROM jsonb_array_elements("main") AS t, jsonb_array_elements(t) AS p
  );
  "texts" text[] := "text" || ${choose(withNames, (kind) => `ARRAY[${namersOf(kind).map(toNameKey).join(", ")}]`, "ARRAY[]::text[]")};
  "own" text := "fitsAll"(ARRAY["text"], "main");
  -- The first is for the index.
  "called" text := CASE WHEN "isLong" THEN "fitsAll"(ARRAY['n."textKey"'], "any") || ' AND ' ELSE '' END
    || "fitsAll"(ARRAY['n."searchKey"'], "any");
  "value" text := ${choose(
    recordKinds.filter(({ summed }) => summed),
    ({ summed }) => `'r."${summed}"'`,
    "'0::bigint'",
  )};
  "found" text := format('SELECT r."_id"::text, %s AS "value" FROM %I AS r
    WHERE r."owner" = %L AND %s AND %s', "value", "among", "of", "own", "fitsAll"("texts", "rest"));
BEGIN
  ${withNames.flatMap(addCalled).join(";\n  ")};
  RETURN "found";
END $$`;

/** True for rows that hold one pattern of each word. Words of letters alone have nothing to escape. */
const fitsPatterns = `CREATE OR REPLACE FUNCTION "fitsPatterns"("words" jsonb) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT string_agg('(' || (
    SELECT string_agg(format('r."textKey" LIKE %L', concat('%', "pattern", '%')), ' OR ')
    FROM jsonb_array_elements_text("patterns") AS p("pattern")
  ) || ')', ' AND ')
  FROM jsonb_array_elements("words") AS w("patterns")
$$`;

const names = recordKinds.map(({ table }) => `'${table}'`).join(", ");

/** In this very schema, whatever the caller's path: as another role, that would be a way in. */
function toDefiner(head: string, body: string, isRefused = "false", settings = ""): string {
  return `DO $do$
BEGIN
  EXECUTE format($create$
    CREATE OR REPLACE FUNCTION ${head}
    LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = %1$I, pg_temp SET jit = off ${settings} AS $body$
    BEGIN
      IF "of" IS DISTINCT FROM current_setting('clientdesk.owner', true) OR ${isRefused} THEN
        RETURN;
      END IF;
      RETURN QUERY EXECUTE ${body};
    END $body$
  $create$, current_schema());
END $do$`;
}

/**
 * The trigrams of all that is searched, each list led by the owner. New rows wait in a short list (in
 * kilobytes) that every search reads through and that is merged when it is full: merged one by one
 * they would cost a write six times as much.
 */
const indexes = recordKinds.map(
  ({ table }) => `CREATE INDEX IF NOT EXISTS "${table}_to_search" ON "${table}"
    USING gin ("owner" text_ops, "textKey" gin_trgm_ops) WITH (gin_pending_list_limit = 64)`,
);

export const postgresSearch: readonly string[] = [
  ...indexes,
  fitsAll,
  toFound,
  toDefiner(
    `"findCandidates"("of" text, "among" text, "long" jsonb, "short" jsonb, "most" integer)
    RETURNS SETOF text`,
    `format('SELECT f."_id" FROM (%%s) AS f LIMIT %%s',
        "toFound"("of", "among", "long", "short"), "most")`,
    `"among" NOT IN (${names})`,
  ),
  toDefiner(
    `"sumCustomers"("of" text, "long" jsonb, "short" jsonb)
    RETURNS TABLE ("total" bigint, "totalValue" bigint)`,
    `format('SELECT count(*), coalesce(sum(f."value"), 0)::bigint FROM (%%s) AS f',
        "toFound"("of", 'customers', "long", "short"))`,
  ),
  fitsPatterns,
  // So many patterns look dearer to the planner than all rows of an owner; they are not.
  toDefiner(
    `"findNearlyNamed"("of" text, "among" text, "words" jsonb, "most" integer)
    RETURNS TABLE ("_id" text, "name" text)`,
    `format('SELECT r."_id"::text, split_part(r."searchKey", chr(10), 1) FROM %%I AS r
        WHERE r."owner" = %%L AND %%s LIMIT %%s', "among", "of", "fitsPatterns"("words"), "most")`,
    `"among" NOT IN (${names})`,
    "SET enable_seqscan = off SET enable_indexscan = off",
  ),
];
