import { sql } from "kysely";
import { expect, test } from "vitest";
import { serverEndpoints } from "../../shared/api/server.ts";
import { asServed, engine, startApp } from "../test/harness.ts";

test("health names the engine that answers, the version and the commit", async () => {
  const { visitor } = await startApp({ env: { GIT_COMMIT: "0123456789abcdef" } });
  expect(await visitor.call(serverEndpoints.health, {})).toEqual({
    status: "ok",
    database: engine,
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    commit: "0123456789abcdef",
  });
});

test("a server without its database is alive but not ready", async () => {
  const { db, app, log, visitor } = await startApp();
  expect(await visitor.call(serverEndpoints.ready, {})).toEqual({ status: "ok" });
  await sql`ALTER TABLE "migrations" RENAME TO "lost"`.execute(db);
  expect((await visitor.refused(serverEndpoints.ready)).status).toBe(503);
  expect(await visitor.call(serverEndpoints.live, {})).toEqual({ status: "ok" });
  await sql`ALTER TABLE "lost" RENAME TO "migrations"`.execute(db);
  expect(await visitor.call(serverEndpoints.ready, {})).toEqual({ status: "ok" });
  await asServed(db).destroy();
  const answer = await app.inject(serverEndpoints.ready.url);
  expect(answer.statusCode).toBe(503);
  expect(answer.json().msg).toBe("The database isn’t responding. Try again soon.");
  expect(answer.headers["retry-after"]).toBe("5");
  // The log says more.
  expect(log.join("")).toContain("migrations");
  expect((await app.inject(serverEndpoints.live.url)).statusCode).toBe(200);
});

test("the address of the provider comes from the environment", async () => {
  const { visitor } = await startApp({ env: { SUPPORT_EMAIL: "help@desk.example" } });
  expect(await visitor.call(serverEndpoints.config, {})).toEqual({
    data: { supportEmail: "help@desk.example", mail: true, registration: "open" },
  });
});
