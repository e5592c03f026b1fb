import type { z } from "zod";
import {
  type AccountChanges,
  authEndpoints,
  type settingsForm,
  type User,
} from "../../shared/auth.ts";
import { call } from "../lib/api.ts";

/** Sends only what differs from `user`; when nothing does, nothing is sent. */
export async function saveAccount(
  user: User,
  { name, email, currentPassword, newPassword }: z.output<typeof settingsForm>,
): Promise<User> {
  const changes: AccountChanges = {
    ...(name !== user.name && { name }),
    ...(email !== user.email && { email }),
    // The current password alone may be a password manager's doing; it asks for nothing.
    ...(newPassword && { currentPassword, newPassword }),
  };
  if (Object.keys(changes).length === 0) return user;
  return (await call(authEndpoints.updateMe, { body: changes })).data;
}
