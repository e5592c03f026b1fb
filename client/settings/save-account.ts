import type { z } from "zod";
import type { settingsForm } from "../../shared/account-forms.ts";
import { type AccountChanges, authEndpoints, type User } from "../../shared/auth.ts";
import { call } from "../lib/api.ts";

interface SavedAccount {
  user: User;
  /** Takes effect once its mailed link is opened. */
  pendingEmail?: string | undefined;
}

/** Sends only what differs from `user`; if nothing does, sends nothing. */
export async function saveAccount(
  user: User,
  { name, email, currentPassword, newPassword }: z.output<typeof settingsForm>,
): Promise<SavedAccount> {
  const changes: AccountChanges = {
    ...(name !== user.name && { name }),
    ...(email !== user.email && { email }),
    ...(newPassword && { newPassword }),
  };
  if (Object.keys(changes).length === 0) return { user };
  // The current password alone changes nothing: a password manager may have filled it in.
  const proof = (changes.email || changes.newPassword) && { currentPassword };
  const body = { ...changes, ...proof };
  const { data, pendingEmail } = await call(authEndpoints.updateMe, { body });
  return { user: data, pendingEmail };
}
