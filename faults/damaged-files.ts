import { copyFileSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { databaseFile } from "../server/db/engine/database.ts";
import { signUp } from "../tools/client.ts";
import { builtServer, spawnServer } from "../tools/server.ts";
import { check, type Experiment } from "./experiment.ts";
import { fillCustomers } from "./many-customers.ts";
import type { Workplace } from "./workplace.ts";

interface Damage {
  name: string;
  /** Changes a good database file. */
  make: (file: string) => void;
  /** The sentence that names the fault. */
  sentence: RegExp;
}

const damages: Damage[] = [
  {
    name: "garbage",
    make: (file) => writeFileSync(file, "no database at all ".repeat(1000)),
    sentence: /is damaged or not a database\. Restore it from a backup\.$/,
  },
  {
    name: "cut to half its length",
    make: (file) => {
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.subarray(0, Math.floor(bytes.length / 2)));
    },
    sentence: /is damaged/,
  },
  {
    name: "cut amid a page",
    make: (file) => writeFileSync(file, readFileSync(file).subarray(0, 5000)),
    sentence: /is damaged/,
  },
  {
    name: "first pages overwritten",
    make: (file) => writeFileSync(file, readFileSync(file).fill(0xa5, 100, 30_000)),
    sentence: /is damaged/,
  },
  {
    name: "another program's database",
    make: (file) => {
      writeFileSync(file, "");
      change(file, "CREATE TABLE recipes (name TEXT)");
    },
    sentence: /is the database of another program\. Move it somewhere else\.$/,
  },
  {
    name: "newer schema",
    make: (file) => change(file, "INSERT INTO migrations VALUES (9999, 'future', '')"),
    sentence: /is newer than this program/,
  },
];

export const damagedFiles: Experiment = {
  name: "damaged",
  engine: "SQLite",
  budget: 40,
  done: `start on a bad database file: ${damages.map(({ name }) => name).join(", ")}`,
  promise:
    "It refuses with exit code 1 and one sentence that names file and fault, and changes no byte.",
  run: async (workplace) => {
    const good = await makeGoodFile(workplace);
    const broken: string[] = [];
    for (const damage of damages) broken.push(...(await startOn(damage, good, workplace)));
    return { seen: `${damages.length} files tried.`, broken };
  },
};

async function makeGoodFile(workplace: Workplace): Promise<string> {
  const place = await workplace.findPlace("SQLite");
  const server = await workplace.startServer(place);
  const session = await signUp(server.baseUrl);
  await server.stop();
  await fillCustomers(place, session, 500);
  return databaseFile(place.dataDir);
}

async function startOn({ name, make, sentence }: Damage, good: string, workplace: Workplace) {
  const place = await workplace.findPlace("SQLite");
  const file = databaseFile(place.dataDir);
  copyFileSync(good, file);
  make(file);
  const before = readFileSync(file);
  const { mtimeMs } = statSync(file);

  const server = spawnServer({ ...place, program: builtServer });
  workplace.afterwards(() => server.kill("SIGKILL"));
  const code = await Promise.race([server.ended, sleep(15_000).then(() => "it serves")]);
  const text = server.output().trim();
  const broken: string[] = [];
  check(broken, code === 1, `${name}: exit code ${code}`);
  check(
    broken,
    sentence.test(text) && text.includes(file),
    `${name}: it says "${text.slice(0, 200)}"`,
  );
  check(broken, !text.includes("\n"), `${name}: it says more than one line`);
  const isSame = readFileSync(file).equals(before) && statSync(file).mtimeMs === mtimeMs;
  check(broken, isSame, `${name}: the file was changed`);
  return broken;
}

function change(file: string, statement: string) {
  const database = new DatabaseSync(file);
  database.exec(statement);
  database.close();
}
