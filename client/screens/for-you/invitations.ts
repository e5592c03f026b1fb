import { useEffect } from "react";
import { type InvitedTo, invitedEndpoints } from "../../../shared/account/invited.ts";
import { inbox } from "../../../shared/words/en/inbox.ts";
import { getSession, refreshUser, replaceUser, useSession } from "../../lib/session.ts";
import { succeeds, write } from "../../lib/write/write.ts";

const none: readonly InvitedTo[] = [];

/** Those to the user's own email, which come with the account. It is read again once one has expired. */
export function useInvitations(): readonly InvitedTo[] {
  const { user } = useSession();
  const invitations = user?.invitations ?? none;
  const [end] = invitations.map(({ expiresAt }) => expiresAt).sort();
  useEffect(() => {
    if (end === undefined) return;
    const timer = setTimeout(readInvitations, Date.parse(end) - Date.now());
    return () => clearTimeout(timer);
  }, [end]);
  return invitations;
}

export function readInvitations(): void {
  // Without an answer, the next change has them.
  refreshUser().catch(() => {});
}

/** Shown at once; answers what takes that back. */
export function paintInvitations(isMeant: (one: InvitedTo) => boolean, isNew: boolean) {
  const { user } = getSession();
  if (user?.invitations) {
    const invitations = user.invitations.map((one) => (isMeant(one) ? { ...one, isNew } : one));
    replaceUser({ ...user, invitations });
  }
  return readInvitations;
}

export async function markInvitation({ _id }: InvitedTo, isRead: boolean): Promise<void> {
  await succeeds(
    write(
      invitedEndpoints.read,
      { params: { id: _id }, body: { isRead } },
      {
        paint: () => paintInvitations((one) => one._id === _id, !isRead),
        failed: inbox.notMarked,
        refresh: "never",
      },
    ),
  );
}

export function joinInvited(id: string) {
  return write(invitedEndpoints.join, { params: { id } }, { refresh: "never" });
}

export async function declineInvitation(id: string): Promise<void> {
  await write(invitedEndpoints.decline, { params: { id } }, { refresh: "never" });
  await refreshUser();
}
