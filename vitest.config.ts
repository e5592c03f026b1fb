import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { scaled } from "./tools/random.ts";

const engines = ["sqlite", "postgres"] as const;
/** West of every date line, on a quarter-hour offset, and east of every date line. */
const zones = ["Pacific/Honolulu", "Asia/Kathmandu", "Pacific/Kiritimati"];

const sides = "{client,shared,scripts}/**/";
const zoneTests = "**/*.zones.test.ts";
/** What only PostgreSQL has. */
const postgresTests = "**/*.postgres.test.ts";
const postgres = { globalSetup: "server/test/postgres/postgres-server.ts" };

/**
 * The server's tests run once on each engine; server/test/harness.ts reads TEST_ENGINE. The files of
 * a worker share the server's modules, as its requests do, and on PostgreSQL its databases.
 */
const api = engines.map((engine) => ({
  test: {
    name: engine,
    isolate: false,
    include: ["{server,demo,tools}/**/*.test.ts"],
    exclude: [zoneTests, "**/*.unit.test.ts", ...(engine === "postgres" ? [] : [postgresTests])],
    env: { TEST_ENGINE: engine },
    ...(engine === "postgres" ? postgres : {}),
  },
}));

/** All that holds of an undo holds of one that goes through the records of its acts by pages. */
const pages = api.map(({ test }) => ({
  test: {
    ...test,
    name: `${test.name} by pages`,
    include: ["server/history/{undo,kept,sequences}.test.ts"],
    setupFiles: ["server/test/small-pages.ts"],
  },
}));

/** `*.zones.test.ts` files run in each zone, the server's on each engine as well. */
const odd = zones.flatMap((TZ) => [
  { test: { name: TZ, include: [`${sides}*.zones.test.ts`], env: { TZ } } },
  ...engines.map((engine) => ({
    test: {
      name: `${engine} ${TZ}`,
      isolate: false,
      include: ["server/**/*.zones.test.ts"],
      env: { TZ, TEST_ENGINE: engine },
      ...(engine === "postgres" ? postgres : {}),
    },
  })),
]);

export default defineConfig({
  test: {
    // Child processes: TZ has no effect in worker threads.
    pool: "forks",
    maxWorkers: "100%",
    setupFiles: ["server/test/fail-on-noise.ts", "server/test/random-tests.ts"],
    // What one process has compiled, the many that tests start need not compile again.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, "node_modules", ".cache", "node") },
    testTimeout: scaled(15_000),
    hookTimeout: 30_000,
    projects: [
      {
        test: {
          name: "unit",
          include: [`${sides}*.test.{ts,tsx}`, "{server,demo,tools}/**/*.unit.test.ts"],
          // Parts of another test, which runs them in a copy.
          exclude: [zoneTests, "scripts/added-field/*"],
        },
      },
      ...api,
      ...pages,
      ...odd,
    ],
  },
});
