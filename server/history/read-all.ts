import type { Db, Owner } from "../db/engine/database.ts";
import { type Asking, listHistory } from "./lists.ts";

/** The whole history page by page, the newest entry first. */
export async function* readHistory(db: Db, owner: Owner, asking: Asking) {
  let cursor: string | undefined;
  do {
    const page = await listHistory(db, owner, { search: "", limit: 200, cursor }, asking);
    yield page.data;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}
