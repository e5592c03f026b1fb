import type { z } from "zod";
import type { User } from "../../shared/auth.ts";
import { accountCopy } from "../../shared/exports.ts";
import type { FollowUpDays } from "../../shared/follow-up.ts";
import { recordTables } from "../db/records/records.ts";
import type { RecordTable } from "../db/schema.ts";

/** One JSON object with a record on each line, one chunk for each batch of records. */
export async function* writeJson(
  { exportedAt, user, followUp }: { exportedAt: string; user: User; followUp: FollowUpDays },
  read: (table: RecordTable) => AsyncIterable<readonly object[]>,
  history: Record<"changes" | "statuses", AsyncIterable<readonly object[]>>,
): AsyncGenerator<string, void, undefined> {
  yield `{\n"exportedAt": ${JSON.stringify(exportedAt)},\n"user": ${JSON.stringify(user)}`;
  yield `,\n"followUp": ${JSON.stringify(followUp)}`;
  for (const table of recordTables) {
    yield ",\n";
    yield* writeList(table, accountCopy.shape[table].element, read(table));
  }
  const { changes, statuses } = accountCopy.shape.history.shape;
  yield `,\n"history": {\n`;
  yield* writeList("changes", changes.element, history.changes);
  yield ",\n";
  yield* writeList("statuses", statuses.element, history.statuses);
  yield "\n}\n}\n";
}

async function* writeList(
  name: string,
  element: z.ZodObject,
  batches: AsyncIterable<readonly object[]>,
) {
  yield `"${name}": [`;
  let separator = "\n";
  for await (const records of batches) {
    if (records.length === 0) continue;
    const lines = records.map((record) => JSON.stringify(pick(element, record)));
    yield separator + lines.join(",\n");
    separator = ",\n";
  }
  yield "\n]";
}

/** Only what the schema names: a row also has the owner and keys that are the database's own. */
function pick({ shape }: z.ZodObject, record: object) {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name in shape));
}
