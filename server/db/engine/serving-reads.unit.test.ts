import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { endpoints } from "../../../shared/api/api.ts";
import { type Endpoint, isEndless } from "../../../shared/api/endpoint.ts";
import { nameOf } from "../../../shared/api/endpoint-name.ts";
import { kindNames } from "../../../shared/kinds/names.ts";
import { makeFolder } from "../../test/data-folders.ts";
import { closeAfterTest, startApp } from "../../test/harness.ts";
import { joinDesk } from "../../test/people.ts";
import { addAppointment } from "../../test/records.ts";
import { watchStatements } from "../../test/sql/statements.ts";
import { openDatabase } from "../open.ts";

const big = [...kindNames, "changes", "changeRecords"].join("|");
/** A step of a plan that takes all that a desk or one of its people has. */
const readsAll = new RegExp(
  `^(?:SCAN|SEARCH) (?:${big})(?! .*\\((?:.*AND )?(?!owner|responsible|assignee|host)\\w+[=<>])`,
);
/** Of which there are few: 500 tags, 100 views, 200 meeting types. */
const few = /^SEARCH (?:tags|views|meetingTypes) /;
/** A page of a list, or less. */
const isLimited = /\blimit (?:\?|\d+|cast\(\? as integer\))\s*$/i;

const queries: Record<string, string> = {
  q: "bo",
  on: "2026-05-04",
  now: "2026-05-04T10:00",
  createdFrom: "2026-05-01T00:00:00.000Z",
  device: "this",
};

test("no answer adds up what grows with a desk's records in the thread that serves users", async () => {
  const dataDir = makeFolder();
  const db = await openDatabase({ dataDir, isServing: true });
  closeAfterTest(() => db.destroy());
  const app = await startApp({ db });
  const ana = await app.signUp();
  const ben = await joinDesk(app, ana, "member");
  const added = await addAppointment(ana);
  const ids: Record<string, string> = {
    companies: added.company._id,
    customers: added.customer._id,
    appointments: added._id,
  };
  const who = [ana, ben].map(({ user }) => user._id).join();
  using file = new DatabaseSync(join(dataDir, "client-desk.db"), { readOnly: true });
  const found: string[] = [];
  for (const endpoint of endpoints.filter(isServedHere)) {
    const names = Object.keys(endpoint.schema.querystring?.shape ?? {});
    const given = names.flatMap((name) => {
      const value = name === "who" ? who : queries[name];
      return value === undefined ? [] : [[name, value] as const];
    });
    const [, , kind = ""] = endpoint.url.split("/");
    const here = watchStatements();
    const params = { id: ids[kind] ?? "none" };
    const { statusCode } = await ana.send(endpoint, { params, query: Object.fromEntries(given) });
    expect(statusCode).not.toBe(401);
    for (const { sql } of here) {
      if (!/^(?:select|with)/i.test(sql) || isLimited.test(sql)) continue;
      const plan = file.prepare(`EXPLAIN QUERY PLAN ${sql}`).all();
      for (const { detail } of plan) {
        const isAll = readsAll.test(String(detail)) && !few.test(String(detail));
        if (isAll) found.push(`${nameOf(endpoint)}: ${detail}`);
      }
    }
  }
  expect(found).toEqual([]);
});

function isServedHere(endpoint: Endpoint): boolean {
  const isRead = endpoint.method === "GET" || endpoint.isRead;
  const isOwn = endpoint.url.startsWith("/api/auth/");
  return (
    endpoint.access === "session" &&
    Boolean(isRead) &&
    !isOwn &&
    !endpoint.isLong &&
    !isEndless(endpoint)
  );
}
