import { describe, expect, test } from "vitest";
import { keyAccessOf, keyEndpoints } from "../../../shared/account/keys.ts";
import { endpoints } from "../../../shared/api/api.ts";
import { isEndless } from "../../../shared/api/endpoint.ts";
import { nameOf } from "../../../shared/api/endpoint-name.ts";
import { exportEndpoints } from "../../../shared/transfer/exports.ts";
import { readAllOf } from "../each-kind.ts";
import { prepareOnce, startWithAna } from "../harness.ts";
import { addCompany } from "../records.ts";
import { serverMessages } from "../said.ts";

const guarded = endpoints.filter(({ access }) => access === "session");
const table = guarded.map((endpoint) => [nameOf(endpoint), endpoint] as const);

/** These only read, though their method is not GET. Whatever else is not GET writes. */
const reads = [
  "POST /api/booking-mails/invitation",
  "POST /api/booking-mails/preview",
  "POST /api/duplicates/match",
  "POST /api/export/customers.csv",
  "POST /api/hand-over/preview",
  "POST /api/imports/named",
  "POST /api/meeting-types/preview",
];

async function startWithKey(access: "read" | "write") {
  const { ana, ...app } = await startWithAna();
  await addCompany(ana);
  const body = { name: "Program", access, days: null };
  const { token } = await ana.call(keyEndpoints.create, { body });
  const program = app.withToken(token);
  // The first use is written down, and which calendar was the last to be told.
  await program.send(exportEndpoints.appointments);
  const readAll = async () => {
    const { accountEvents: _log, ...all } = await readAllOf(app.db, ana);
    return all;
  };
  return { readAll, program };
}

describe("a token that only reads", () => {
  const prepared = prepareOnce(async () => {
    const { readAll, program } = await startWithKey("read");
    return { readAll, program, before: await readAll() };
  });

  test.each(table)("%s: is refused where something is written", async (name, endpoint) => {
    const { readAll, program, before } = prepared();
    const { readOnly, forPeople } = serverMessages.keys;
    const needed = keyAccessOf(endpoint);
    const isWrite = endpoint.method !== "GET" && !reads.includes(name);
    expect(needed === "none" || needed === (isWrite ? "write" : "read"), name).toBe(true);
    if (isEndless(endpoint)) return;
    // Whatever is sent: nothing of a body is looked at before.
    const { statusCode, body } = await program.send(endpoint, { body: { nonsense: true } });
    if (needed === "read") expect([401, 403]).not.toContain(statusCode);
    else {
      expect([statusCode, JSON.parse(body)]).toEqual([
        403,
        { msg: needed === "none" ? forPeople : readOnly },
      ]);
    }
    expect(await readAll()).toEqual(before);
  });
});

describe("a token that writes", () => {
  const prepared = prepareOnce(() => startWithKey("write"));

  test.each(table)("%s: gets nowhere near the account", async (_, endpoint) => {
    if (isEndless(endpoint)) return;
    const { statusCode } = await prepared().program.send(endpoint, { body: { nonsense: true } });
    if (keyAccessOf(endpoint) === "none") expect(statusCode).toBe(403);
    else expect([401, 403]).not.toContain(statusCode);
  });
});

test("what is closed to every token", () => {
  const closed = guarded.filter((endpoint) => keyAccessOf(endpoint) === "none");
  const paths = [...new Set(closed.map(({ url }) => url))].filter(
    (url) => !url.startsWith("/api/auth/"),
  );
  expect(paths.sort()).toEqual([
    "/api/booking-mails/test",
    "/api/desk/invitations",
    "/api/desk/invitations/:id",
    "/api/desk/invitations/:id/resend",
    "/api/desk/me",
    "/api/desk/people/:id",
    "/api/desk/subscription",
    "/api/desks",
    "/api/follow-up",
    "/api/history/trash",
    "/api/presence",
    "/api/restore",
    "/api/restore/:id",
    "/api/restore/:id/chunks/:number",
    "/api/restore/:id/finish",
    "/api/settings",
    "/api/subscription",
  ]);
});
