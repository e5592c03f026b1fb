import { StartError } from "../db/engine/start-error.ts";
import { moveToPostgres } from "../db/maintenance/move.ts";
import { readEnv } from "../env.ts";
import { type Command, UsageError } from "./command.ts";
import { toFingerprintTable } from "./fingerprint-table.ts";

export const moveTo: Command = {
  name: "move-to",
  parameters: ["postgres://…"],
  summary:
    "copies all data from the SQLite folder to an empty PostgreSQL database and compares the two",
  run: async ([url = ""], { env, print }) => {
    const { copied, tables } = await moveToPostgres(env.DATA_DIR, checkUrl(url), (table) =>
      print(`Copying ${table} …`),
    );
    print(toFingerprintTable(tables));
    print(
      `\n${copied ? "Everything is copied." : "The copy is already there and identical."} ` +
        "Start the server with DATABASE_URL set to that address; the SQLite file is left unchanged.",
    );
    return true;
  },
};

/** The same rule as for the setting. */
function checkUrl(url: string): string {
  try {
    return readEnv({ DATABASE_URL: url }).DATABASE_URL ?? "";
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    throw new UsageError("The address must look like postgres://user:password@host:5432/database", {
      cause: error,
    });
  }
}
