import { type Desk, deskEndpoints, invitationEndpoints } from "../../../../shared/account/desks.ts";
import type { Role } from "../../../../shared/account/roles.ts";
import { desk as words } from "../../../../shared/words/en/desk.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { notify } from "../../../lib/notify.ts";
import { queryClient } from "../../../lib/queries/query-client.ts";
import { queryOf } from "../../../lib/queries/query-of.ts";
import { getSession, refreshUser, replaceUser } from "../../../lib/session.ts";
import { succeeds, write } from "../../../lib/write/write.ts";

/** Always fetched again: others answer them. */
export const invitationsQuery = {
  ...queryOf({ key: ["invitations"], endpoint: invitationEndpoints.list }),
  staleTime: 0,
};

export function refreshInvitations(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: invitationsQuery.queryKey });
}

function replaceDesk({ data: desk }: { data: Desk }): void {
  const { user } = getSession();
  if (user?.desk._id === desk._id) replaceUser({ ...user, desk });
}

export function renameDesk(name: string): Promise<boolean> {
  const options = { saved: replaceDesk, failed: words.nameFailed };
  return succeeds(
    write(deskEndpoints.rename, { body: { name } }, { ...options, refresh: "never" }),
  );
}

interface HandingOver {
  handOverTo?: string | undefined;
}

/** Rejects where somebody has to be named who takes over, see asksWhoTakesOver(). */
export function changeRole(id: string, role: Role, { handOverTo }: HandingOver = {}) {
  return write(
    deskEndpoints.changeRole,
    { params: { id }, body: { role, ...(handOverTo && { handOverTo }) } },
    { saved: replaceDesk, refresh: "never" },
  );
}

export async function removePerson(id: string, { handOverTo }: HandingOver): Promise<void> {
  const body = handOverTo ? { handOverTo } : {};
  await write(deskEndpoints.remove, { params: { id }, body }, { refresh: "never" });
  await refreshUser();
}

export function leaveDesk({ handOverTo }: HandingOver) {
  const body = handOverTo ? { handOverTo } : {};
  return write(deskEndpoints.leave, { body }, { refresh: "never" });
}

/** Their records have to have somebody. */
export function asksWhoTakesOver(error: unknown): boolean {
  return error instanceof ApiError && error.errors.some(({ path }) => path === "handOverTo");
}

/** Takes an invitation back, for as long as it is not undone. */
export async function revokeInvitation(id: string): Promise<void> {
  const set = (isRevoked: boolean) =>
    write(
      invitationEndpoints.revoke,
      { params: { id }, body: { isRevoked } },
      { failed: words.invited.changeFailed, refresh: "never" },
    ).finally(refreshInvitations);
  if (!(await succeeds(set(true)))) return;
  const undo = () => void succeeds(set(false));
  notify.success(words.invited.revoked, { action: { label: words.invited.undo, run: undo } });
}
