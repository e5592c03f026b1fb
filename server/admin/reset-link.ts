import { existsSync } from "node:fs";
import { createPasswordReset, toResetLink } from "../auth/passwords/password-resets.ts";
import { findUserByEmail } from "../auth/queries.ts";
import { databaseFile } from "../db/engine/database.ts";
import { StartError } from "../db/engine/start-error.ts";
import { openDatabase } from "../db/open.ts";
import type { Command } from "./command.ts";

export const resetLink: Command = {
  name: "reset-link",
  parameters: ["EMAIL"],
  summary: "prints a link that lets a user choose a new password",
  run: async ([email = ""], { env, print }) => {
    const file = databaseFile(env.DATA_DIR);
    if (!env.DATABASE_URL && !existsSync(file)) {
      throw new StartError(
        `There is no database at ${file}. Set DATA_DIR to the same folder as for the server.`,
      );
    }
    const db = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
    try {
      const user = await findUserByEmail(db, email.trim());
      if (!user) throw new StartError(`No account has the email ${email}.`);
      print(toResetLink(env.PUBLIC_URL, await createPasswordReset(db, user.owner, new Date())));
      return true;
    } finally {
      await db.destroy();
    }
  },
};
