import type { z } from "zod";
import { accountCopy, fileFormat } from "../../shared/transfer/exports.ts";
import { recordTables } from "../db/records/records.ts";
import type { RecordTable } from "../db/schema.ts";

type Batches = AsyncIterable<readonly object[]>;
type Head = Pick<z.output<typeof accountCopy>, "exportedAt" | "user" | "followUp">;
type History = z.output<typeof accountCopy>["history"];

const factNames = ["reminders", "dismissals", "bookingPages", "bookings", "bookingMails"] as const;

/** One JSON object with a record on each line, one chunk for each batch of records. */
export async function* writeJson(
  head: Head,
  read: (table: RecordTable) => Batches,
  facts: Record<(typeof factNames)[number], Batches>,
  history: Record<keyof History, Batches>,
): AsyncGenerator<string, void, undefined> {
  const first = Object.entries({ ...fileFormat, ...head }).map(
    ([name, value]) => `"${name}": ${JSON.stringify(value)}`,
  );
  yield `{\n${first.join(",\n")}`;
  for (const table of recordTables) {
    yield ",\n";
    yield* writeList(table, accountCopy.shape[table].element, read(table));
  }
  for (const name of factNames) {
    yield ",\n";
    yield* writeList(name, accountCopy.shape[name].element, facts[name]);
  }
  const parts = accountCopy.shape.history.shape;
  let separator = `,\n"history": {\n`;
  for (const [name, part] of Object.entries(parts)) {
    yield separator;
    // as: these are the names of the parts.
    yield* writeList(name, part.element, history[name as keyof History]);
    separator = ",\n";
  }
  yield "\n}\n}\n";
}

async function* writeList(name: string, element: z.ZodObject, batches: Batches) {
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

/** Only what the schema names, in its order: a row also has what is the database's own. */
function pick({ shape }: z.ZodObject, record: object) {
  const values = new Map(Object.entries(record));
  return Object.fromEntries(Object.keys(shape).map((name) => [name, values.get(name)]));
}
