import fc from "fast-check";
import { expect, test } from "vitest";
import { scaled } from "../tools/random.ts";
import { recordTables } from "./db/records/records.ts";
import { startApp } from "./test/harness.ts";
import { kinds } from "./test/model/kinds.ts";
import { beginning, places, step } from "./test/model/sequences.ts";
import { createWorld, playStep, type Step, type Successes } from "./test/model/steps.ts";
import { aboutEverybody, isExcused, rules } from "./test/sql/owner-rules.ts";
import { findUnowned } from "./test/sql/sql-owners.ts";
import { watchStatements } from "./test/sql/statements.ts";

const runs = scaled(40);
const stepsPerRun = 400;
const patience = 90_000 + runs * 4000;

test(
  "whatever three users and a visitor call, each meets exactly what is theirs",
  async () => {
    const { successes } = await play();
    // All that can be called has been, and has done what it is for.
    expect([...successes.keys()].sort()).toEqual([...places].sort());
  },
  patience,
);

test(
  "every statement of every call is held to one owner, who is the caller",
  async () => {
    const { statements, strays } = await play();
    expect([...strays]).toEqual([]);
    const unowned = statements.filter(
      (text) => !isExcused(text) && findUnowned(text, rules).length,
    );
    expect(unowned).toEqual([]);
    expect(statements.length).toBeGreaterThan(50);
    for (const [start] of aboutEverybody) {
      expect(statements.filter((text) => text.startsWith(start)).length, start).toBeGreaterThan(0);
    }
  },
  patience,
);

test("the model knows every kind of record, in the order of its description", () => {
  expect(kinds.map(({ table }) => table)).toEqual(recordTables);
});

let playing: ReturnType<typeof playAll> | undefined;

/** Once for all tests. */
function play() {
  playing ??= playAll();
  return playing;
}

async function playAll() {
  const app = await startApp();
  // What a start looks up is about everybody.
  await app.settle();
  const seen = watchStatements();
  const successes: Successes = new Map();
  /** Whether the owner himself must be in it, by the text of a statement. */
  const namesOwner = new Map<string, boolean>();
  /** Those that were made for a caller, and name another owner. */
  const strays = new Set<string>();
  const sequence = fc.array(step, { maxLength: stepsPerRun, size: "max" });
  const property = fc.asyncProperty(sequence, async (steps) => {
    const world = createWorld(app);
    for (const one of [...beginning, ...steps]) {
      let callers: string[] | undefined;
      await playStep(world, one, successes, ({ access }, me) => {
        seen.length = 0;
        callers = access === "session" && me ? [me.user._id, me.user.desk._id] : undefined;
      });
      for (const { sql, parameters } of seen) {
        const isNamed = namesOwner.get(sql) ?? mustNameOwner(sql);
        namesOwner.set(sql, isNamed);
        const named = parameters.flat();
        if (callers && isNamed && !callers.some((one) => named.includes(one))) strays.add(sql);
      }
    }
  });
  const found = await fc.check(property, {
    numRuns: runs,
    // Cutting a failure short takes many runs.
    interruptAfterTimeLimit: 60_000 + runs * 4000,
    markInterruptAsFailure: true,
  });
  if (found.failed) throw new Error(tell(found), { cause: found.errorInstance });
  return { successes, statements: [...namesOwner.keys()], strays };
}

/** Where neither a token nor a link leads to the rows. */
function mustNameOwner(sql: string): boolean {
  const isOfSomebody = Object.keys(rules.owners).some((table) => sql.includes(`"${table}"`));
  return isOfSomebody && findUnowned(sql, { ...rules, entrances: [] }).length === 0;
}

function tell({ seed, counterexample }: fc.RunDetails<[Step[]]>): string {
  const calls = counterexample?.[0].map((one) => {
    return `  ${one.who} ${places[one.endpoint]} ${JSON.stringify([one.key, one.pause, ...one.picks])}`;
  });
  return [`RANDOM_SEED=${seed} repeats this, cut short to:`, ...(calls ?? [])].join("\n");
}
