import { randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import { type DemoCompany, generateDemoCompanies } from "../demo/data.ts";
import { createAccount } from "../server/auth/queries.ts";
import { startSession } from "../server/auth/sessions.ts";
import { engineOf, type Owner, type Person, type Tx } from "../server/db/engine/database.ts";
import { dropIndexes, makeIndexes } from "../server/db/maintenance/postgres-indexes.ts";
import { openDatabase } from "../server/db/open.ts";
import { recordKeys } from "../server/db/records/keys.ts";
import { addDays } from "../shared/dates/dates.ts";
import { fillAccount, giveTo } from "../tools/fill.ts";
import type { Place } from "../tools/places.ts";
import { addColleagues, giveInParts } from "./colleagues.ts";
import { addHistory } from "./history.ts";
import { addRepeats } from "./repeats.ts";

const texts = ["Call about the quote", "Send the contract", "Prepare the review", "Ask for a date"];
const rowsAtOnce = 500;

export interface Size {
  name: string;
  customers: number;
  /** The first of them has the most. */
  users: number;
  /** Of a customer on average. */
  appointmentsEach?: number;
  tasksEach?: number;
  /** Repeating appointments that never end; with `areSingles` only their times of this month, one by one. */
  repeats?: number;
  areSingles?: boolean;
  /** Others on the desk of the first user, who have their share of it. */
  colleagues?: number;
  /** Over so many years, with what customers were and when they were contacted. */
  history?: number;
}

interface Seeded {
  token: string;
  colleagues: string[];
}

const customersPerCompany = 10;
const appointmentsPerCustomer = 0.3;
/** At most about: what one person's days hold. */
const appointmentsPerYear = 1000;
/** The largest user's share of all customers, where there are several. */
const largestShare = 0.1;

/**
 * Fills an empty database and answers the tokens of the user with the most customers and of who else is
 * on that desk. Counters and SQLite's search index are kept by the product's own triggers; PostgreSQL builds its indexes when the records are there.
 */
export async function seed(place: Place, size: Size, now: Date): Promise<Seeded> {
  const db = await openDatabase(place);
  const isPostgres = engineOf(db) === "postgres";
  const colleagues: Person[] = [];
  const signIn = (person: Person) =>
    startSession(db, person, { agent: "bench", remember: true }, now);
  try {
    const people: Awaited<ReturnType<typeof addUser>>[] = [];
    const isKept = size.history !== undefined || size.colleagues !== undefined;
    await db.transaction().execute(async (tx) => {
      for (let n = 0; n < size.users; n++) people.push(await addUser(tx, n, now));
      const indexes = isPostgres ? await dropIndexes(tx) : [];
      for (const [n, { owner, person }] of people.entries()) {
        await fillAccount(tx, owner, drawCompanies(n, size, now), now);
        await addExtras(tx, owner, size, now);
        await addRepeats(tx, owner, size, now);
        if (!isKept) await giveTo(tx, owner, person);
      }
      await makeIndexes(tx, indexes);
    });
    // What the server's own housekeeping does in its time.
    if (isPostgres) await sql`VACUUM ANALYZE`.execute(db);
    if (isKept) {
      // What changes records needs their indexes.
      for (const [n, { owner, person }] of people.entries()) {
        await addHistory(db, owner, size, now);
        if (n === 0) {
          const add = (tx: Tx) => addColleagues(tx, owner, person, size, now);
          colleagues.push(...(await db.transaction().execute(add)));
        }
        await giveInParts(db, owner, person);
      }
      if (isPostgres) await sql`VACUUM (FULL, ANALYZE)`.execute(db);
    }
    const [first] = people;
    if (!first) throw new Error("There must be a user");
    const seeded: Seeded = { token: await signIn(first.person), colleagues: [] };
    for (const one of colleagues) seeded.colleagues.push(await signIn(one));
    return seeded;
  } finally {
    await db.destroy();
  }
}

async function addUser(tx: Tx, n: number, now: Date) {
  const account = { name: `User ${n}`, email: `user${n}@example.com`, passwordHash: "" };
  const made = await createAccount(tx, { ...account, timeZone: "UTC" }, now);
  if (!made) throw new Error(`There is a user ${n} already`);
  return made;
}

function* drawCompanies(n: number, size: Size, now: Date): Generator<DemoCompany> {
  const { customers, users, appointmentsEach = appointmentsPerCustomer } = size;
  const largest = users === 1 ? customers : customers * largestShare;
  const own = Math.round(n === 0 ? largest : (customers - largest) / Math.max(1, users - 1));
  const appointments = Math.round(own * appointmentsEach);
  const companies = generateDemoCompanies({
    today: now.toISOString().slice(0, 10),
    seed: n + 1,
    customers: own,
    companies: Math.max(1, Math.round(own / customersPerCompany)),
    appointments,
    extremes: false,
  });
  const years = size.history ?? Math.ceil(appointments / appointmentsPerYear);
  let turn = 0;
  for (const company of companies) {
    yield { ...company, customers: company.customers.map((one) => moveBack(one, turn++ % years)) };
  }
}

/**
 * So many years back: nobody has more hours in a day, or meets more people in one, for having more
 * customers.
 */
function moveBack(customer: DemoCompany["customers"][number], years: number) {
  // Whole weeks, so that everything stays on its day of the week.
  const earlier = (date: string) => addDays(date.slice(0, 10), -364 * years) + date.slice(10);
  return {
    ...customer,
    createdAt: earlier(customer.createdAt),
    input: { ...customer.input, lastContact: earlier(customer.input.lastContact) },
    appointments: customer.appointments.map((appointment) => ({
      ...appointment,
      input: { ...appointment.input, date: earlier(appointment.input.date) },
    })),
  };
}

/** Gives an owner's customers tasks, of which a third is to be done. */
async function addExtras(tx: Tx, owner: Owner, { tasksEach = 0 }: Size, now: Date) {
  const customers = await tx
    .selectFrom("customers")
    .where("owner", "=", owner)
    .select(["_id", "company"])
    .orderBy("_id")
    .execute();
  const today = now.toISOString().slice(0, 10);
  const at = now.toISOString();
  const tasks = customers.slice(0, customers.length * tasksEach).map((_, n) => {
    // Some have several, many none.
    const customer = customers[(n * 7919) % Math.ceil(customers.length / 3)] ?? customers[0];
    const text = texts[n % texts.length] ?? "";
    return {
      text,
      ...recordKeys.tasks.toKeys({ text }),
      owner,
      _id: randomUUIDv7(),
      company: customer?.company ?? null,
      customer: customer?._id ?? null,
      due: addDays(today, (n % 90) - 30),
      time: null,
      doneAt: n % 3 === 0 ? null : at,
      createdAt: at,
      updatedAt: at,
    };
  });
  for (let place = 0; place < tasks.length; place += rowsAtOnce) {
    await tx
      .insertInto("tasks")
      .values(tasks.slice(place, place + rowsAtOnce))
      .execute();
  }
}
