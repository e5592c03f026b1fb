import { expect, test } from "vitest";
import { searchEndpoints } from "../../shared/lists/search.ts";
import { exportEndpoints } from "../../shared/transfer/exports.ts";
import { fillDemoAccount } from "../../tools/fill-demo.ts";
import { inTransaction } from "../db/engine/database.ts";
import { openDatabase } from "../db/open.ts";
import { makeFolder } from "../test/data-folders.ts";
import { closeAfterTest, start, startApp } from "../test/harness.ts";

/** Searches under way at the same time; more of one owner may wait, see readLimits. */
const atOnce = 32;

/** Each word of every text in `value`, and each two that follow one another. */
function* readWords(value: unknown): Generator<string> {
  if (typeof value === "object" && value !== null) {
    for (const part of Object.values(value)) yield* readWords(part);
  }
  if (typeof value !== "string" || isNoProse.test(value)) return;
  const words = value.toLowerCase().match(/[\p{L}\p{M}’'-]+/gu) ?? [];
  for (const [index, word] of words.entries()) {
    yield word;
    const next = words[index + 1];
    if (next !== undefined) yield `${word} ${next}`;
  }
}

/** Ids, instants, emails, addresses and rules of repetition. */
const isNoProse = /^(?:[\da-f]{8}-|\d{4}-\d\d-|\S+@|https?:|FREQ=)/;

test("every word of the demo and every two in a row are found at the same time, and the account still reads", async () => {
  // On a file, where other threads read, as users have it.
  const db = await openDatabase({ dataDir: makeFolder(), isServing: true });
  closeAfterTest(() => db.destroy());
  const { signUp } = await startApp({ db });
  const ana = await signUp();
  const today = start.toISOString().slice(0, 10);
  await inTransaction(db, ana.owner, (tx) => fillDemoAccount(tx, ana.owner, today, start));
  const copy = JSON.parse((await ana.download(exportEndpoints.everything)).text);
  const { companies, customers, appointments, activities, tasks, tags } = copy;
  const words = new Set(readWords([companies, customers, appointments, activities, tasks, tags]));
  expect(words.size).toBeGreaterThan(2000);
  const left = words.values();
  const refused: string[] = [];
  const search = async () => {
    for (const q of left) {
      const { statusCode } = await ana.send(searchEndpoints.find, { query: { q } });
      if (statusCode !== 200) refused.push(`${q}: ${statusCode}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, search));
  expect(refused).toEqual([]);
  const { data } = await ana.call(searchEndpoints.find, { query: { q: "of the" } });
  expect(data.appointments).not.toEqual([]);
}, 120_000);
