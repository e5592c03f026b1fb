import { DatabaseSync, type StatementSync } from "node:sqlite";
import { Pool, types } from "pg";

export type Value = string | number | null;
/** Written by hand, with a `?` for every value. */
export type Row = Record<string, Value>;
export interface Query {
  engine: "sqlite" | "postgres";
  run: (text: string, values: Value[]) => Row[] | Promise<Row[]>;
}

/** With the pragmas of the server. */
export function openFloorSqlite(file: string): Query {
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec("PRAGMA journal_mode = WAL");
  database.exec("PRAGMA synchronous = FULL");
  database.exec("PRAGMA foreign_keys = ON");
  const prepared = new Map<string, StatementSync>();
  const run = (text: string, values: Value[]) => {
    let statement = prepared.get(text);
    if (!statement) {
      statement = database.prepare(text);
      prepared.set(text, statement);
    }
    // as: no statement here selects a blob or may select null.
    return statement.all(...values) as Row[];
  };
  return { engine: "sqlite", run };
}

/** With as many connections as the server. */
export function openFloorPostgres(url: string): Query {
  types.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({ connectionString: url, max: 10 });
  const named = new Map<string, { name: string; text: string }>();
  const run = async (text: string, values: Value[]) => {
    let statement = named.get(text);
    if (!statement) {
      let place = 0;
      const numbered = text.replace(/\?/g, () => {
        place += 1;
        return `$${place}`;
      });
      statement = { name: `s${named.size}`, text: numbered };
      named.set(text, statement);
    }
    const { rows } = await pool.query({ ...statement, values });
    return rows;
  };
  return { engine: "postgres", run };
}
