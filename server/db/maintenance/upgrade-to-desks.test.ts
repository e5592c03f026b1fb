import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import { authEndpoints } from "../../../shared/account/auth.ts";
import { keyEndpoints } from "../../../shared/account/keys.ts";
import { passkeyEndpoints } from "../../../shared/account/passkeys.ts";
import { registrationEndpoints } from "../../../shared/account/registration.ts";
import { twoStepEndpoints } from "../../../shared/account/two-step.ts";
import { historyEndpoints } from "../../../shared/history/history.ts";
import { companyEndpoints } from "../../../shared/kinds/companies.ts";
import { closeAfterTest, startApp } from "../../test/harness.ts";
import { madeByVersion57, makeVersion57 } from "../../test/upgrade/version-57.ts";
import { openAsIs } from "../engine/sqlite/open-as-is.ts";
import { openDatabase } from "../open.ts";
import { recordTables } from "../records/records.ts";
import type { Tables } from "../schema.ts";
import { checkDatabase } from "./checkup.ts";

/** Tables that came since. */
const laterTables: readonly string[] = ["absences", "meetingTypes"];
/** Columns that came since: what they say was not known before. */
const addedColumns = ["responsible", "assignee", "giver", "host", "attending", "author", "editor"];

test("in a database of version 57, every user gets a desk with all that was theirs, and goes on as before", async () => {
  const place = await makeVersion57();
  const readRecords = async (db: Kysely<Tables>) => {
    const rows: Record<string, unknown[]> = {};
    for (const table of recordTables.filter((one) => !laterTables.includes(one))) {
      const all = await db.selectFrom(table).selectAll().orderBy("owner").orderBy("_id").execute();
      // Whose it is came later.
      rows[table] = all.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([name]) => !addedColumns.includes(name))),
      );
    }
    return rows;
  };
  const old = await openAsIs(place);
  const before = await readRecords(old);
  await old.destroy();
  expect(before.companies?.length).toBeGreaterThan(2);

  const db = await openDatabase(place);
  closeAfterTest(() => db.destroy());
  expect(await readRecords(db)).toEqual(before);
  expect((await checkDatabase(place)).filter(({ advice }) => advice)).toEqual([]);
  const { ana, ben, invite, closed } = madeByVersion57;
  const desks = await db.selectFrom("desks").select(["_id", "name", "isClosing"]).orderBy("_id");
  expect(await desks.execute()).toEqual([
    { _id: ana._id, name: "Ana’s Desk", isClosing: 0 },
    { _id: ben._id, name: "Ben’s Desk", isClosing: 0 },
    { _id: closed, name: "’s Desk", isClosing: 1 },
  ]);
  expect(await db.selectFrom("users").select("_id").orderBy("_id").execute()).toEqual([
    { _id: ana._id },
    { _id: ben._id },
  ]);

  const app = await startApp({ db });
  for (const [mine, currency] of [
    [ana, "EUR"],
    [ben, "GBP"],
  ] as const) {
    const person = app.withToken(mine.token);
    const { data } = await person.call(authEndpoints.me, {});
    expect(data).toMatchObject({
      _id: mine._id,
      settings: { calendar: { agenda: "07:30" }, formats: { currency, clock: "24" } },
      desk: { _id: mine._id, role: "owner", people: [{ _id: mine._id, ink: 0 }] },
    });
    const { data: companies } = await person.call(companyEndpoints.list, {});
    expect(companies.map(({ _id, responsible }) => [_id, responsible])).toEqual([
      [mine.company, mine._id],
    ]);
    expect((await person.call(passkeyEndpoints.list, {})).data).toHaveLength(1);
    expect((await person.call(twoStepEndpoints.get, {})).data.since).not.toBeNull();
    expect((await person.call(keyEndpoints.list, {})).data).toHaveLength(1);
    const { data: changes } = await person.call(historyEndpoints.list, {});
    expect(new Set(changes.map((change) => change.person))).toEqual(new Set([mine._id]));
    const [gone] = changes;
    await person.call(historyEndpoints.undo, { params: { id: gone?._id ?? "" }, body: {} });
    expect((await person.call(companyEndpoints.list, {})).total).toBe(2);
    const program = app.withToken(mine.key);
    await program.call(companyEndpoints.create, { body: { name: "By a program" } });
    const feed = await app.app.inject(mine.path);
    expect([feed.statusCode, feed.body.includes("BEGIN:VEVENT")]).toEqual([200, true]);
    const reminders = await db.selectFrom("reminders").where("user", "=", mine._id).selectAll();
    expect(await reminders.execute()).toMatchObject([{ appointment: mine.appointment, isDone: 1 }]);
  }
  const invited = { params: { token: invite } };
  expect((await app.visitor.call(registrationEndpoints.invitation, invited)).data).toEqual({
    email: "new@example.com",
  });
  // The deletion that was begun comes to its end.
  const findClosed = () => db.selectFrom("desks").where("_id", "=", closed).select("_id").execute();
  await expect.poll(findClosed, { timeout: 10_000 }).toEqual([]);
});
