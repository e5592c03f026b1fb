import { type RecordKind, recordKinds } from "../records/records.ts";

/** Rows of one owner with the same value in a column, where nothing else is said. */
const usuallyAlike = 5;
/** The same of an expression: the place of a status. */
const alikeInExpression = 10_000;

/** Triggers look into it for each customer that changes: by the wrong index that would be at all of the owner. */
const statusChanges = {
  table: "statusChanges",
  size: { rows: 2_000_000, alike: { customer: 5, company: 50, at: 1 } },
};

const responsibleChanges = {
  table: "responsibleChanges",
  size: { rows: 500_000, alike: { record: 3, company: 50, at: 1 } },
};

const bookingMails = {
  table: "bookingMails",
  size: { rows: 500_000, alike: { booking: 4, customer: 10, company: 50, sentAt: 1 } },
};

const contactDays = { table: "contactDays", size: { rows: 4_000_000, alike: { customer: 20 } } };

const sized: readonly (Pick<RecordKind, "size"> & { table: string })[] = [
  ...recordKinds,
  statusChanges,
  responsibleChanges,
  bookingMails,
  contactDays,
];

const values = sized.flatMap(({ table, size: { rows, alike } }) => [
  `('${table}', '', ${rows})`,
  `('${table}', 'owner', ${rows / 20})`,
  `('${table}', '_id', 1)`,
  ...Object.entries(alike).map(([column, many]) => `('${table}', '${column}', ${many})`),
]);

/**
 * What SQLite would find out by ANALYZE on a large database: an owner has very many rows, an id one.
 * Without it, it takes any index that begins with the owner to be as good as any other. The numbers
 * are rows in all, then rows for each value of the first column, of the first two, and so on.
 */
export const sqliteStatistics: readonly string[] = [
  // Makes the table where there is none.
  `ANALYZE "migrations"`,
  `DELETE FROM "sqlite_stat1"`,
  `WITH "sizes" ("table", "column", "rows") AS (VALUES ${values.join(", ")}),
  "steps" AS (
    SELECT s."table", s."rows" AS "all", i."name" AS "index", c."seqno",
      min(coalesce(a."rows", iif(c."cid" = -2, ${alikeInExpression}, ${usuallyAlike}))) OVER (
        PARTITION BY i."name" ORDER BY c."seqno"
      ) AS "rows"
    FROM "sizes" AS s
    JOIN pragma_index_list(s."table") AS i
    JOIN pragma_index_info(i."name") AS c
    LEFT JOIN "sizes" AS a ON a."table" = s."table" AND a."column" = c."name"
    WHERE s."column" = ''
  )
  INSERT INTO "sqlite_stat1" ("tbl", "idx", "stat")
  SELECT "table", "index", "all" || ' ' || group_concat("rows", ' ' ORDER BY "seqno")
  FROM "steps" GROUP BY "index"`,
  // Has it read again.
  `ANALYZE "sqlite_schema"`,
];
