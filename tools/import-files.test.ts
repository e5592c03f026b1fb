import { expect, test } from "vitest";
import { guessKind } from "../client/screens/import/choose/guess-kind.ts";
import { fixtureNames, readFixture } from "../client/screens/import/read/files/fixtures.ts";
import { type Person, startApp } from "../server/test/harness.ts";
import { addAppointment, addCompany, addCustomer } from "../server/test/records.ts";
import { historyEndpoints } from "../shared/history/history.ts";
import { exportEndpoints } from "../shared/transfer/exports.ts";
import type { ImportKind } from "../shared/transfer/import-kinds.ts";
import { browseAs, check, rule, write } from "./checked-import.ts";

const kinds = ["companies", "customers", "appointments"] as const;

type Stored = { _id: string } & Record<string, unknown>;

/** All that the account has, without its history and the versions of records, which an undo does not take back. */
async function readAll(person: Person): Promise<Record<string, unknown>> {
  const answer = await person.send(exportEndpoints.everything, {});
  const {
    exportedAt: _at,
    history: _history,
    ...all
  } = JSON.parse(answer.body, (key, value) => (key === "updatedAt" ? undefined : value));
  return all;
}

/** Many of the files tell of these companies and people, each in another way. */
const known = [
  ["Berg & Co", "Anna Berg", "anna@berg-co.example", "+49 30 5550142"],
  ["Lind Båtar AB", "Bo Lind", "bo@lind.example", ""],
  ["Vogelsang Klavierbau GmbH", "Jürgen Jäger", "j.jaeger@vogelsang.example", "030 5550177"],
  ["Edge Communications", "Rose Gonzalez", "rose@edge.example", "(512) 757-6000"],
  ["Bakkerij", "Siobhán O’Shaughnessy", "info@bakkerij.example", ""],
  ["Dubois", "Renée Dubois", "renee@dubois.example", ""],
  ["Groessling", "Käthe Größling", "kaethe@groessling.example", "0451 000001"],
] as const;

async function addKnown(person: Person) {
  for (const [company, name, email, phone] of known) {
    const { _id } = await addCompany(person, { name: company, address: "Ours", phone });
    const own = { status: "Pending", value: 100, notes: "Ours" } as const;
    const customer = await addCustomer(person, _id, { name, email, phone, ...own });
    await addAppointment(person, { company: _id, customer: customer._id, notes: "Ours" });
  }
}

/** Counted of the records below, or of the last change. */
const counted = /^(?:totalValue|.*Count|lastContact)$/;

/** What an import may do to a record that was there: fill what was empty, and append to its notes. */
function expectKept(before: Stored, after: Stored | undefined) {
  for (const [field, value] of Object.entries(before)) {
    if (value === "" || value === null || value === 0) continue;
    if (counted.test(field) || typeof value === "object") continue;
    const now = after?.[field];
    if (field === "notes" || field === "description") expect(String(now)).toContain(value);
    else expect(now, `${field} of ${before.name ?? before._id}`).toBe(value);
  }
}

test("files of other programs come in whole, change nothing that is there, and go out without a trace", async () => {
  const place = await startApp();
  const ana = await place.signUp({ timeZone: "Europe/Berlin" });
  await addKnown(ana);
  browseAs(place, ana);
  const before = await readAll(ana);
  let imported = 0;
  let matched = 0;
  for (const name of fixtureNames) {
    const source = await readFixture(name);
    const kind: ImportKind = guessKind(source, "customers");
    const checked = await check(source, kind);
    const { foreseen, job } = await write(ana, checked, rule);
    const { created, updated, skipped } = foreseen;
    expect(created + updated + skipped, name).toBe(foreseen.rows);
    if (created + updated === 0) continue;
    imported += 1;
    matched += updated;
    const after = await readAll(ana);
    for (const table of kinds) {
      // as: an account's file has lists of these.
      const [old, now] = [before, after].map((all) => all[table] as Stored[]);
      const byId = new Map(now?.map((one) => [one._id, one]));
      for (const one of old ?? []) expectKept(one, byId.get(one._id));
    }
    const id = Object(job).change;
    await ana.call(historyEndpoints.undo, { params: { id }, body: {} });
    expect(await readAll(ana), name).toEqual(before);
  }
  expect(imported).toBeGreaterThan(40);
  expect(matched).toBeGreaterThan(10);
}, 300_000);
