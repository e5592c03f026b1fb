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

/** Whoever logs in is not on the desk of somebody else who worked in this tab; a link's holds for all. */
export function forgetDeskOfOthers(user: string): void {
  const kept = readKeptDesk()?.user;
  if (kept && kept !== user) forgetDesk();
}

export function forgetDesk(): void {
  sessionStorage.removeItem(deskKey);
}
