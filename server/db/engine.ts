import type { Dialect, Kysely, Transaction } from "kysely";
import type { Tables } from "./schema.ts";

/** What differs between the two engines when a database is opened and migrated. */
export interface Engine {
  name: "sqlite" | "postgres";
  dialect: Dialect;
  /** What a person can do about an error met while opening; undefined when it is a fault of ours. */
  describeFailure: (error: unknown) => string | undefined;
  /** False for a database that no version of this program has prepared yet. */
  hasMigrations: (db: Kysely<Tables>) => Promise<boolean>;
  /** Lets one process at a time go on with `tx` until it ends. */
  lockMigrations: (tx: Transaction<Tables>) => Promise<void>;
  /** What an empty database needs before the first migration. */
  prepareEmpty: (tx: Transaction<Tables>) => Promise<void>;
  /** Runs a text of several statements. */
  runScript: (tx: Transaction<Tables>, script: string) => Promise<void>;
}
