import { expect, test } from "vitest";
import { authEndpoints } from "../../shared/account/auth.ts";
import { changeIdHeader, historyEndpoints } from "../../shared/history/history.ts";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { tidyHistory } from "../db/acts/upkeep.ts";
import { readEnv } from "../env.ts";
import {
  asServed,
  type Caller,
  type Person,
  startApp,
  startWithAna,
  type TestApp,
} from "../test/harness.ts";
import { addCompany, addCustomer } from "../test/records.ts";
import { toLimits } from "./upkeep.ts";

const day = 86_400_000;

/** As the server itself does it twice a day. */
function tidy({ db, clock }: TestApp, env: Record<string, string> = {}) {
  return tidyHistory(asServed(db), toLimits(readEnv(env), clock.now()));
}

/** Days later: the session has ended meanwhile, and the person signs in again. */
async function wait({ clock, visitor, withToken }: TestApp, days: number, person: Person) {
  clock.advance(days * day);
  const body = { email: person.user.email, password: person.password };
  return withToken((await visitor.call(authEndpoints.login, { body })).token);
}

async function list(person: Caller) {
  return (await person.call(historyEndpoints.list, {})).data;
}

function countRows(
  { db }: TestApp,
  table: "changes" | "changeRecords" | "statusChanges" | "contactDays",
) {
  return db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow()
    .then(({ n }) => Number(n));
}

/** A company with two customers that is deleted; answers the id of the deletion. */
async function deleteCompany(person: Caller) {
  const { _id } = await addCompany(person, { name: "Acme" });
  await addCustomer(person, _id, { name: "Bo" });
  await addCustomer(person, _id, { name: "Cy" });
  const answer = await person.send(companyEndpoints.remove, { params: { id: _id } });
  expect(answer.statusCode, answer.body).toBe(200);
  return String(answer.headers[changeIdHeader.toLowerCase()]);
}

test("after its days an entry can't be undone and holds no records, but still says what was done", async () => {
  const app = await startApp();
  const [first, other] = [await app.signUp(), await app.signUp()];
  const deletion = await deleteCompany(first);
  let ana = await wait(app, 29, first);
  const before = await list(ana);
  await tidy(app);
  expect(await list(ana)).toEqual(before);

  let ben = await wait(app, 0, other);
  const bens = await deleteCompany(ben);
  ana = await wait(app, 2, first);
  ben = await wait(app, 0, other);
  await tidy(app);
  const after = await list(ana);
  const sentence = ({ _id, at, action, kind, name, count, counts }: (typeof after)[number]) => ({
    _id,
    at,
    action,
    kind,
    name,
    count,
    counts,
  });
  expect(after.map(sentence)).toEqual(before.map(sentence));
  expect(after.map(({ keptUntil }) => keptUntil)).toEqual(after.map(() => null));
  const params = { id: deletion };
  expect(await ana.refused(historyEndpoints.undo, { params, body: {} })).toMatchObject({
    status: 410,
  });
  // What is not as old is as it was.
  expect(await countRows(app, "changeRecords")).toBe(3);
  await ben.call(historyEndpoints.undo, { params: { id: bens }, body: {} });
});

test("after its months an entry goes, and HISTORY_DAYS and HISTORY_MONTHS say when", async () => {
  const app = await startApp();
  const person = await app.signUp();
  await deleteCompany(person);
  app.clock.advance(20 * day);
  await tidy(app, { HISTORY_DAYS: "7", HISTORY_MONTHS: "1" });
  expect(await countRows(app, "changes")).toBe(4);
  expect(await countRows(app, "changeRecords")).toBe(0);
  const ana = await wait(app, 12, person);
  await addCompany(ana, { name: "New" });
  await tidy(app, { HISTORY_DAYS: "7", HISTORY_MONTHS: "1" });
  expect((await list(ana)).map(({ name }) => name)).toEqual(["New"]);
});

test("more than are removed at a time go in one pass, and a stop breaks it off", async () => {
  const { ana, ...app } = await startWithAna();
  for (let n = 0; n < 205; n += 1) await addCompany(ana, { name: `Company ${n}` });
  app.clock.advance(400 * day);
  const stopped = tidyHistory(
    asServed(app.db),
    toLimits(readEnv({}), app.clock.now()),
    AbortSignal.abort(new Error("stopped")),
  );
  await expect(stopped).rejects.toThrow("stopped");
  expect(await countRows(app, "changes")).toBe(205);
  await tidy(app);
  expect(await countRows(app, "changes")).toBe(0);
});

test("the past of a customer goes when its time in the trash is over, and no sooner", async () => {
  const app = await startApp();
  const person = await app.signUp();
  let ana: Caller = person;
  const { _id: company } = await addCompany(ana);
  const gone = await addCustomer(ana, company, { name: "Gone", status: "Pending" });
  const back = await addCustomer(ana, company, { name: "Back", status: "Pending" });
  ana = await wait(app, 1, person);
  const remove = async (id: string) => {
    const answer = await ana.send(customerEndpoints.remove, { params: { id } });
    return String(answer.headers[changeIdHeader.toLowerCase()]);
  };
  await remove(gone._id);
  const removal = await remove(back._id);
  ana = await wait(app, 29.5, person);
  // The creations are too old by now, the deletions are not.
  await tidy(app);
  expect(await countRows(app, "statusChanges")).toBe(2);
  expect(await countRows(app, "contactDays")).toBe(2);
  await ana.call(historyEndpoints.undo, { params: { id: removal }, body: {} });
  app.clock.advance(2 * day);
  await tidy(app);
  for (const table of ["statusChanges", "contactDays"] as const) {
    const left = await app.db.selectFrom(table).select("customer").execute();
    expect(left, table).toEqual([{ customer: back._id }]);
  }
});

test("a closed account leaves no history behind", async () => {
  const { ana, ...app } = await startWithAna();
  await deleteCompany(ana);
  const { _id } = await addCompany(ana);
  for (let n = 0; n < 205; n += 1) await addCustomer(ana, _id);
  await ana.call(authEndpoints.deleteMe, { body: { password: ana.password } });
  for (const table of ["changes", "changeRecords", "statusChanges", "contactDays"] as const) {
    expect(await countRows(app, table), table).toBe(0);
  }
});
