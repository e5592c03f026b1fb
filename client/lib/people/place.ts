import type { Account } from "../../../shared/account/auth.ts";
import { getSession } from "../session.ts";

/**
 * Who works where: what is kept on the device or in memory under this name is only for this person on
 * this desk. Everybody's first desk had the id of its user before there were more.
 */
export function placeOf({ _id, desk }: Account): string {
  return desk._id === _id ? _id : `${_id}:${desk._id}`;
}

/** Empty when nobody is logged in. */
export function placeHere(): string {
  const { user } = getSession();
  return user ? placeOf(user) : "";
}
