import { type Expression, sql } from "kysely";
import type { ChangeRow } from "../db/acts/changes.ts";
import { type Row, readRow } from "../db/acts/touched.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { type PageValues, selectPage, toPage, toPageValues } from "../db/query/lists.ts";
import type { OrPlaceholder, Placeholders } from "../db/query/placeholders.ts";
import { prepared, readRows, readTogether, readWide } from "../db/query/prepared.ts";
import { isListed } from "../db/query/search/candidates.ts";
import {
  holdsAll,
  readTermValues,
  type SearchTermValues,
  splitSearchTerms,
  toTermValues,
} from "../db/query/search/search-terms.ts";

export type ListedChange = ChangeRow & { undoneAt: string | null; undoneDetail: string | null };

/** Entries that are whole, with when they were undone and what the undo tells of that. */
function selectChanges(db: Db, owner: OrPlaceholder<Owner>) {
  return db
    .selectFrom("changes")
    .where("changes.owner", "=", owner)
    .where("changes.plan", "is", null)
    .selectAll("changes")
    .select((eb) => {
      const undo = eb
        .selectFrom("changes as u")
        .whereRef("u.owner", "=", "changes.owner")
        .whereRef("u._id", "=", "changes.undoneBy");
      return [undo.select("u.at").as("undoneAt"), undo.select("u.detail").as("undoneDetail")];
    });
}

const changeById = prepared((db, { owner, id }: Placeholders<{ owner: Owner; id: string }>) =>
  selectChanges(db, owner).where("changes._id", "=", id),
);

export async function readChange(db: Db, owner: Owner, id: string): Promise<ListedChange[]> {
  return readRows(db, owner, changeById({ owner, id }));
}

/** What is asked for, as values of a statement; those that are absent narrow nothing. */
interface Filter {
  owner: Owner;
  record?: string | undefined;
  kind?: string | undefined;
  /** A list in JSON. */
  actions?: string | undefined;
  session?: string | undefined;
  /** A list in JSON of people. */
  people?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

function narrow(db: Db, values: Placeholders<Filter & SearchTermValues>): Expression<boolean>[] {
  const { owner, record, kind, actions, session, people, from, to } = values;
  const { long, short } = readTermValues(values);
  const at = sql.ref("changes.at");
  return [
    holdsAll(db, [sql.ref<string>("changes.nameKey")], [...long, ...short]),
    ...(record
      ? [
          sql<boolean>`"changes"."_id" IN (
            SELECT "_id" FROM "changes" WHERE "owner" = ${owner} AND "record" = ${record}
            UNION SELECT "change" FROM "changeRecords"
              WHERE "owner" = ${owner} AND "record" = ${record})`,
        ]
      : []),
    ...(kind ? [sql<boolean>`${sql.ref("changes.kind")} = ${kind}`] : []),
    ...(actions ? [isListed(db, "changes.action", actions)] : []),
    ...(session ? [sql<boolean>`${sql.ref("changes.session")} = ${session}`] : []),
    ...(people ? [isListed(db, "changes.user", people)] : []),
    ...(from ? [sql<boolean>`${at} >= ${from}`] : []),
    ...(to ? [sql<boolean>`${at} <= ${to}`] : []),
  ];
}

/** Ids are in the order of time. */
const sortKeys = { at: [] };
const sort = "-at";

const page = prepared((db, values: Placeholders<Filter & SearchTermValues & PageValues>) => {
  const rows = selectChanges(db, values.owner).where((eb) => eb.and(narrow(db, values)));
  return selectPage(rows, sortKeys, "changes._id", sort, values);
});

interface Wanted extends Filter {
  limit: number;
  cursor?: string | undefined;
  search: string;
}

export async function readChanges(db: Db, { limit, cursor, search, ...filter }: Wanted) {
  const query = { sort, limit, cursor };
  const terms = toTermValues(splitSearchTerms(search));
  const values = { ...filter, ...terms, ...toPageValues(sortKeys, query) };
  const { kind, actions, session, people, from, to } = filter;
  // Else an index finds the page.
  const isNarrowed = search || kind || actions || session || people || from || to;
  const [rows] = await (isNarrowed ? readWide : readTogether)(db, filter.owner, [page(values)]);
  const { data, nextCursor } = toPage(rows, query);
  return { rows: data, nextCursor };
}

const headsOfMany = prepared(
  (db, { owner, ids }: Placeholders<{ owner: Owner; ids: string }>) =>
    sql<{ change: string; before: string | null; after: string | null }>`
      SELECT "r"."change", "r"."before", "r"."after" FROM "changeRecords" AS "r"
      JOIN "changes" AS "c" ON "c"."owner" = "r"."owner" AND "c"."_id" = "r"."change"
        AND "c"."record" = "r"."record"
      WHERE "r"."owner" = ${owner} AND ${isListed(db, "r.change", ids)}`,
);

/** What each act did to the record that it was about, as far as that is still kept. */
export async function readHeads(db: Db, owner: Owner, rows: readonly ChangeRow[]) {
  const heads = new Map<string, { before: Row | null; after: Row | null }>();
  const note = ({
    change,
    before,
    after,
  }: { change: string } & Pick<ChangeRow, "before" | "after">) =>
    heads.set(change, { before: readRow(before), after: readRow(after) });
  for (const { _id, before, after } of rows) note({ change: _id, before, after });
  const others = rows.filter(({ before, after }) => before === null && after === null);
  if (others.length === 0) return heads;
  const ids = JSON.stringify(others.map(({ _id }) => _id));
  for (const head of await readRows(db, owner, headsOfMany({ owner, ids }))) note(head);
  return heads;
}
