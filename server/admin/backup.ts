import { statSync } from "node:fs";
import { resolve } from "node:path";
import { databaseFile } from "../db/engine/database.ts";
import { StartError } from "../db/engine/start-error.ts";
import { writeBackup } from "../db/maintenance/backup.ts";
import type { Command } from "./command.ts";

export const backup: Command = {
  name: "backup",
  parameters: ["FILE"],
  summary: "copies the data to a new file, even while the server is running",
  run: async ([file = ""], { env, print }) => {
    if (env.DATABASE_URL) {
      throw new StartError(
        "The data is in PostgreSQL, so back it up with its own tool:\n" +
          `  pg_dump --format=custom --no-owner --file=${quote(file)} "$DATABASE_URL"`,
      );
    }
    const target = resolve(file);
    await writeBackup(databaseFile(env.DATA_DIR), target);
    print(`${target} is complete and checked (${statSync(target).size} bytes).`);
    return true;
  },
};

/** For a shell, should the name have a space or a quote in it. */
function quote(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
