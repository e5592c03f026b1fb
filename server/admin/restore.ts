import { resolve } from "node:path";
import { StartError } from "../db/engine/start-error.ts";
import { restoreBackup } from "../db/maintenance/restore.ts";
import type { Command } from "./command.ts";
import { toFingerprintTable } from "./fingerprint-table.ts";

export const restore: Command = {
  name: "restore",
  parameters: ["FILE"],
  summary: "restores a backup to a data folder that has no database, and compares the two",
  run: async ([file = ""], { env, print }) => {
    if (env.DATABASE_URL) {
      throw new StartError(
        "DATABASE_URL is set, but backups made by this program are for SQLite.\n" +
          'For PostgreSQL: pg_restore --no-owner --dbname="$DATABASE_URL" FILE, into an empty database.',
      );
    }
    const tables = await restoreBackup(resolve(file), env.DATA_DIR);
    print(toFingerprintTable(tables));
    print(`\n${resolve(file)} is restored to ${resolve(env.DATA_DIR)}. Start the server.`);
    return true;
  },
};
