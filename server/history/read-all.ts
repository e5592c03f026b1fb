import { type Db, inSnapshot, type Owner } from "../db/engine/database.ts";
import { type Asking, listHistory } from "./lists.ts";

/** The whole history page by page, the newest entry first. */
export async function* readHistory(db: Db, owner: Owner, asking: Asking) {
  let cursor: string | undefined;
  do {
    const query = { search: "", limit: 200, cursor };
    // Read elsewhere, as all that is long: other requests need not wait for it.
    const page = await inSnapshot(db, owner, (tx) => listHistory(tx, owner, query, asking));
    yield page.data;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}
