import type { Act } from "../acts/act.ts";
import { logFurtherInsertion, logOpened, toEntry } from "../acts/change-log.ts";
import { loggedKinds } from "../acts/logged-columns.ts";
import { logClosed } from "../acts/open-acts.ts";
import type { Db } from "../engine/database.ts";
import { type Values, type Writing, type Written, writeRecords } from "./write-path.ts";

/** A new record as part of an act. */
export type Insertion = Writing & { written: Extract<Written, { kind: "insert" }> };

/**
 * Makes a record and another one that it belongs to, as one act that is about the former. The log has
 * the latter first, so that an undo takes it last. Answers the row of the record.
 */
export async function insertWith(
  db: Db,
  { owner, act }: { owner: Parameters<typeof toEntry>[0]; act: Act },
  parent: Insertion,
  own: Insertion,
): Promise<unknown> {
  const { table, row } = own.written;
  const id = String(row._id);
  const change = act.id;
  const parts = [parent, own].map(({ written }, part) =>
    logFurtherInsertion(
      { owner, change, part, record: String(written.row._id), after: toLogged(written) },
      written.table,
    ),
  );
  // The entry reads from the record what it is called, so it follows it.
  const opened = logOpened({ ...toEntry(owner, act), id, plan: null, detail: null }, table);
  const after = [opened, ...parts, logClosed({ owner, change })];
  const [, [made] = []] = await writeRecords(db, { owner, act }, [parent, own], {
    before: [],
    after,
  });
  if (!made) throw new Error(`What was inserted into ${table} was not returned`);
  act.change = { _id: act.id, kind: table, record: id };
  return made;
}

function toLogged({ table, row }: Insertion["written"]): string {
  const { columns } = loggedKinds[table];
  const logged: Values = Object.fromEntries(columns.map((column) => [column, row[column]]));
  return JSON.stringify(logged);
}
