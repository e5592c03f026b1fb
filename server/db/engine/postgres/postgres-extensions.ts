import { sql, type Transaction } from "kysely";
import type { Tables } from "../../schema.ts";
import { StartError } from "../start-error.ts";

/** Trigrams for the search index, and plain columns beside them; both come with PostgreSQL. */
const extensions = ["pg_trgm", "btree_gin"];

/**
 * Adds what the search index is made of. Whoever may create objects in the database may add these
 * two. Throws a StartError that says what an administrator has to do when that is not so: a search
 * without its index would read all of an owner's records each time.
 */
export async function addExtensions(tx: Transaction<Tables>): Promise<void> {
  for (const name of extensions) {
    try {
      await sql`CREATE EXTENSION IF NOT EXISTS ${sql.id(name)}`.execute(tx);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new StartError(
        `The PostgreSQL extension ${name} cannot be added to the database: ${reason}. ` +
          `As an administrator run: ${toStatements()}`,
        { cause },
      );
    }
  }
}

function toStatements(): string {
  return extensions.map((name) => `CREATE EXTENSION ${name};`).join(" ");
}
