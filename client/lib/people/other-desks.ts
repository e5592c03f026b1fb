import type { OwnDesk } from "../../../shared/account/desks.ts";
import { notes } from "../../../shared/words/en/notes.ts";
import { isSilent } from "../api-error.ts";
import { notify } from "../notify.ts";
import { dropPrefetched } from "../queries/prefetched-responses.ts";
import { getSession, loadUser, readAccount, replaceUser } from "../session.ts";
import { forgetDesk, keepDesk } from "./kept-desk.ts";

/** Works on another of the user's desks from now on, in this tab. */
export async function switchDesk(desk: Pick<OwnDesk, "_id" | "name">): Promise<void> {
  const { user } = getSession();
  if (!user) return;
  keepDesk({ ...user, desk });
  dropPrefetched();
  try {
    replaceUser(await readAccount());
    notify.success(notes.nowOn(desk.name));
  } catch (error) {
    keepDesk(user);
    if (!isSilent(error)) notify.error(notes.deskFailed);
  }
}

/** After leaving a desk: to where they worked before, without another word. */
export async function goElsewhere(): Promise<void> {
  forgetDesk();
  dropPrefetched();
  await loadUser(null);
}
