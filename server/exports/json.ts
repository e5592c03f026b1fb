import type { z } from "zod";
import type { User } from "../../shared/auth.ts";
import { accountCopy } from "../../shared/exports.ts";
import { recordTables } from "../db/records/records.ts";
import type { RecordTable } from "../db/schema.ts";

/** One JSON object with a record on each line, one chunk for each batch of records. */
export async function* writeJson(
  { exportedAt, user }: { exportedAt: string; user: User },
  read: (table: RecordTable) => AsyncIterable<readonly object[]>,
): AsyncGenerator<string, void, undefined> {
  yield `{\n"exportedAt": ${JSON.stringify(exportedAt)},\n"user": ${JSON.stringify(user)}`;
  for (const table of recordTables) {
    const { element } = accountCopy.shape[table];
    yield `,\n"${table}": [`;
    let separator = "\n";
    for await (const records of read(table)) {
      const lines = records.map((record) => JSON.stringify(pick(element, record)));
      yield separator + lines.join(",\n");
      separator = ",\n";
    }
    yield "\n]";
  }
  yield "\n}\n";
}

/** Only what the schema names: a row also has the owner and keys that are the database's own. */
function pick({ shape }: z.ZodObject, record: object) {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name in shape));
}
