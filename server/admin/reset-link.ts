import { createPasswordReset, toResetLink } from "../auth/passwords/password-resets.ts";
import type { Command } from "./command.ts";
import { findAccount, openDesk } from "./open-desk.ts";

export const resetLink: Command = {
  name: "reset-link",
  parameters: ["EMAIL"],
  summary: "prints a link that lets a user choose a new password",
  run: ([email = ""], { env, print }) =>
    openDesk(env, async (db) => {
      const person = await findAccount(db, email);
      print(toResetLink(env.PUBLIC_URL, await createPasswordReset(db, person, new Date())));
      return true;
    }),
};
