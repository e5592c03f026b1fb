import type { z } from "zod";
import type { User } from "../../shared/auth.ts";
import { accountCopy } from "../../shared/exports.ts";

const { companies, customers, appointments } = accountCopy.shape;
const lists = { companies, customers, appointments };

type Batches = Record<keyof typeof lists, AsyncIterable<readonly object[]>>;

/** One JSON object with a record on each line, one chunk for each batch of records. */
export async function* writeJson(
  { exportedAt, user }: { exportedAt: string; user: User },
  batches: Batches,
): AsyncGenerator<string, void, undefined> {
  yield `{\n"exportedAt": ${JSON.stringify(exportedAt)},\n"user": ${JSON.stringify(user)}`;
  for (const [name, { element }] of Object.entries(lists)) {
    yield `,\n"${name}": [`;
    let separator = "\n";
    // as: the names are those of the lists.
    for await (const records of batches[name as keyof Batches]) {
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
