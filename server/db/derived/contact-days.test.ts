import fc from "fast-check";
import { expect, test } from "vitest";
import { changeIdHeader, historyEndpoints } from "../../../shared/history/history.ts";
import { activityEndpoints } from "../../../shared/kinds/activities.ts";
import { customerEndpoints } from "../../../shared/kinds/customers.ts";
import { scaled } from "../../../tools/random.ts";
import { type Person, startWithAna, type TestApp } from "../../test/harness.ts";
import { importRows, toRow } from "../../test/imports.ts";
import { addCompany, addCustomer } from "../../test/records.ts";
import { findOtherContacts } from "../maintenance/check-history.ts";

const dayOf = (n: number) => `2026-04-${String(n).padStart(2, "0")}`;

/** The days that count. */
async function readDays({ db }: TestApp, customer: string) {
  const rows = await db
    .selectFrom("contactDays")
    .where("customer", "=", customer)
    .where("withdrawnAt", "is", null)
    .orderBy("day")
    .select("day")
    .execute();
  return rows.map(({ day }) => day);
}

async function change({ clock }: TestApp, person: Person, id: string, body: object) {
  clock.advance(1000);
  const answer = await person.send(customerEndpoints.update, { params: { id }, body });
  expect(answer.statusCode).toBe(200);
  return String(answer.headers[changeIdHeader.toLowerCase()]);
}

async function undo({ clock }: TestApp, person: Person, id: string) {
  clock.advance(1000);
  const answer = await person.send(historyEndpoints.undo, { params: { id }, body: {} });
  return answer.statusCode === 200
    ? String(answer.headers[changeIdHeader.toLowerCase()])
    : undefined;
}

/** One who was never contacted. */
async function importCustomer(person: Person, company: string) {
  const row = toRow("customers", { name: "Bo", company });
  await importRows(person, [row]);
  return row;
}

/** What is to be: later days go together, and come back together with the latest of them. */
class Days {
  #counting: Set<string>;
  readonly #gone: Set<string>[] = [];

  constructor(first: string | null) {
    this.#counting = new Set(first === null ? [] : [first]);
  }

  /** An empty text where it is none again. */
  set(last: string) {
    const later = new Set([...this.#counting].filter((day) => day > last));
    const together = this.#gone.find((days) => days.has(last));
    for (const day of [...(together ?? [])].filter((one) => one <= last)) {
      together?.delete(day);
      this.#counting.add(day);
    }
    for (const day of later) this.#counting.delete(day);
    if (later.size > 0) this.#gone.push(later);
    if (last !== "") this.#counting.add(last);
  }

  list() {
    return [...this.#counting].sort();
  }
}

test(
  "a customer has had every last contact up to the present one, however they were set, undone and redone",
  async () => {
    const { ana, ...app } = await startWithAna();
    const { _id: company } = await addCompany(ana);
    const begun = fc.constantFrom(dayOf(5), null);
    const day = fc.integer({ min: 1, max: 9 }).map((n) => ({ set: dayOf(n) }));
    const step = fc.oneof(day, fc.record({ undo: fc.nat(3) }));
    await fc.assert(
      fc.asyncProperty(
        begun,
        fc.array(step, { minLength: 3, maxLength: 14 }),
        async (first, steps) => {
          const { _id } = first
            ? await addCustomer(ana, company, { lastContact: first })
            : await importCustomer(ana, company);
          const params = { id: _id };
          const days = new Days(first);
          const acts: string[] = [];
          let last = first;
          for (const one of steps) {
            if ("set" in one) {
              // What is set as it is leaves no act.
              if (one.set === last) continue;
              acts.push(await change(app, ana, _id, { lastContact: one.set }));
            } else {
              const undone = await undo(app, ana, acts.at(-1 - one.undo) ?? "");
              if (undone === undefined) continue;
              acts.push(undone);
            }
            const { data } = await ana.call(customerEndpoints.get, { params });
            if (data.lastContact !== last) days.set(data.lastContact ?? "");
            last = data.lastContact;
            expect(await readDays(app, _id)).toEqual(days.list());
          }
        },
      ),
      { numRuns: scaled(60) },
    );
    expect(await findOtherContacts(app.db)).toEqual([]);
  },
  scaled(60_000),
);

test("whatever goes by mistake comes back with undo", async () => {
  const { ana, ...app } = await startWithAna();
  const { _id: company } = await addCompany(ana);
  const { _id } = await addCustomer(ana, company, { lastContact: dayOf(1) });
  for (const n of [3, 5, 9]) await change(app, ana, _id, { lastContact: dayOf(n) });
  const mistake = await change(app, ana, _id, { lastContact: dayOf(2) });
  expect(await readDays(app, _id)).toEqual([1, 2].map(dayOf));
  await undo(app, ana, mistake);
  expect(await readDays(app, _id)).toEqual([1, 2, 3, 5, 9].map(dayOf));
});

test("a call is a day of contact until it is undone, and what changes no last contact is none", async () => {
  const { ana, ...app } = await startWithAna();
  const { _id: company } = await addCompany(ana);
  const { _id } = await addCustomer(ana, company, { lastContact: dayOf(1) });
  const other = await change(app, ana, _id, { value: 7, name: "Bo Berg" });
  const body = { kind: "call", at: dayOf(4), text: "Called" } as const;
  await ana.call(activityEndpoints.create, { params: { id: _id }, body });
  expect(await readDays(app, _id)).toEqual([1, 4].map(dayOf));
  await undo(app, ana, other);
  const { data } = await ana.call(historyEndpoints.list, {});
  const call = data.find(({ kind }) => kind === "activities")?._id ?? "";
  await undo(app, ana, call);
  expect(await readDays(app, _id)).toEqual([dayOf(1)]);
});

test("days outlive their customer, who comes back to them", async () => {
  const { ana, ...app } = await startWithAna();
  const { _id: company } = await addCompany(ana);
  const { _id } = await addCustomer(ana, company, { lastContact: dayOf(1) });
  await change(app, ana, _id, { lastContact: dayOf(6) });
  const answer = await ana.send(customerEndpoints.remove, { params: { id: _id } });
  expect(await readDays(app, _id)).toEqual([1, 6].map(dayOf));
  await undo(app, ana, String(answer.headers[changeIdHeader.toLowerCase()]));
  expect(await readDays(app, _id)).toEqual([1, 6].map(dayOf));
  expect(await findOtherContacts(app.db)).toEqual([]);
});
