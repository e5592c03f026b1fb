import type { Account } from "../../../shared/account/auth.ts";
import { deskKey } from "./tab-desk.ts";

/** Where this tab works, and whose tab that was. */
interface KeptDesk {
  _id: string;
  /** Both are empty of one that a link has named, see tab-desk.ts. */
  user: string;
  name: string;
}

export function readKeptDesk(): KeptDesk | null {
  const [_id, user = "", ...name] = sessionStorage.getItem(deskKey)?.split(" ") ?? [];
  return _id ? { _id, user, name: name.join(" ") } : null;
}

/** A tab stays on its desk, wherever another one goes. */
export function keepDesk({
  _id: user,
  desk,
}: {
  _id: string;
  desk: Pick<Account["desk"], "_id" | "name">;
}) {
  sessionStorage.setItem(deskKey, `${desk._id} ${user} ${desk.name}`);
}

export function forgetDesk(): void {
  sessionStorage.removeItem(deskKey);
}
