import type { NewRecord } from "../../shared/api/new-record.ts";
import { type View, type ViewInput, view, viewLimit } from "../../shared/kinds/views.ts";
import { messages } from "../../shared/messages.ts";
import type { Act } from "../db/acts/act.ts";
import { type Db, inTransaction, type Owner } from "../db/engine/database.ts";
import { readInBatches } from "../db/query/batches.ts";
import type { OrPlaceholder, Placeholders } from "../db/query/placeholders.ts";
import { prepared, readRows } from "../db/query/prepared.ts";
import { storeOf } from "../db/records/store.ts";
import { invalid } from "../errors.ts";
import { recordsOf } from "../records.ts";

const columns = view.keyof().options.map((name) => `views.${name}` as const);

const views = recordsOf(storeOf("views", columns), {
  toAnswer: (row): View => row,
  missing: messages.views.notFound,
});
export const { find: findView, update: updateView, remove: deleteView } = views;

/** Throws a 400 when there are as many as there may be. */
export function createView(
  db: Db,
  owner: Owner,
  input: NewRecord<ViewInput>,
  act: Act,
): Promise<View> {
  return inTransaction(db, owner, async (tx) => {
    await refuseTooManyViews(tx, owner, 1);
    return views.create(tx, owner, input, act);
  });
}

/** Throws the 400 when so many more would be too many. */
export async function refuseTooManyViews(tx: Db, owner: Owner, added: number) {
  const all = await listViews(tx, owner);
  if (all.length + added > viewLimit) throw invalid(messages.views.tooMany(viewLimit));
}

/** The oldest first; never more than a page. */
export function listViews(db: Db, owner: Owner): Promise<View[]> {
  return readRows(db, owner, allViews({ owner }));
}

const allViews = prepared((db, { owner }: Placeholders<{ owner: Owner }>) =>
  selectViews(db, owner).orderBy("views.createdAt").orderBy("views._id"),
);

/** Every view up to an id, batch by batch. */
export function readViews(db: Db, owner: Owner, last: string | null) {
  return readInBatches(db, owner, selectViews(db, owner), "views._id", last, (row) => row);
}

function selectViews(db: Db, owner: OrPlaceholder<Owner>) {
  return db.selectFrom("views").where("views.owner", "=", owner).select(columns);
}
