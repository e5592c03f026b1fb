import { appointmentEndpoints } from "../shared/kinds/appointments.ts";
import { companyEndpoints } from "../shared/kinds/companies.ts";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { customerStatuses } from "../shared/statuses.ts";
import type { Call } from "../tools/client.ts";
import type { StoredRow } from "./stored.ts";

/** What one writer must find stored, by name; nobody else touches its rows. */
export type Rows = ReadonlyMap<string, Omit<StoredRow, "name" | "id">>;

/** A change of one row, or of a row with all that hangs on it. */
interface Change {
  call: Call;
  /** What must be stored once it is made. */
  after: Rows;
  /** The row that it creates. */
  creates?: string;
}

/** Above this number of rows a writer deletes more than it creates. */
const fullHouse = 60;

/** A random change. `ids` knows the rows by name; `next` is new with every change. */
export function chooseChange(rows: Rows, ids: ReadonlyMap<string, string>, next: string): Change {
  const company = pick(rows, "company");
  const customer = pick(rows, "customer");
  const appointment = pick(rows, "appointment");
  const roll = Math.random() * 100;
  if (!company || roll < 8)
    return create(rows, next, { kind: "company", parent: "", text: next }, ids);
  if (!customer || roll < 28) return create(rows, next, newCustomer(company), ids);
  if (roll < 46) return update(rows, customer, newCustomer(company).text, ids);
  if (roll < 52) return update(rows, company, next, ids);
  if (!appointment || roll < 72)
    return create(rows, next, { kind: "appointment", parent: customer, text: next }, ids);
  if (roll < 80) return update(rows, appointment, next, ids);
  if (roll < 86) return remove(rows, appointment, ids);
  if (roll < 95 && rows.size < fullHouse) return remove(rows, customer, ids);
  return remove(rows, company, ids);
}

function pick(rows: Rows, kind: StoredRow["kind"]): string | undefined {
  const names = [...rows].flatMap(([name, row]) => (row.kind === kind ? [name] : []));
  return names[Math.floor(Math.random() * names.length)];
}

function newCustomer(parent: string) {
  const status = customerStatuses[Math.floor(Math.random() * customerStatuses.length)];
  const cents = Math.floor(Math.random() * 10_000_000);
  return { kind: "customer" as const, parent, text: `${status} ${cents}` };
}

const endpoints = {
  company: companyEndpoints,
  customer: customerEndpoints,
  appointment: appointmentEndpoints,
};

type Row = Omit<StoredRow, "name" | "id">;

function create(rows: Rows, name: string, row: Row, ids: ReadonlyMap<string, string>): Change {
  const parent = ids.get(row.parent);
  const company = ids.get(rows.get(row.parent)?.parent ?? "");
  const body = {
    company: { name },
    customer: { name, email: "bo@faults.test" },
    appointment: { title: name, date: "2026-05-04T09:00:00.000Z", company, customer: parent },
  }[row.kind];
  return {
    call: {
      endpoint: endpoints[row.kind].create,
      params: { id: parent },
      body: { ...body, ...toFields(row) },
    },
    after: new Map(rows).set(name, row),
    creates: name,
  };
}

function update(rows: Rows, name: string, text: string, ids: ReadonlyMap<string, string>): Change {
  const row = { ...rowOf(rows, name), text };
  return {
    call: {
      endpoint: endpoints[row.kind].update,
      params: { id: ids.get(name) },
      body: toFields(row),
    },
    after: new Map(rows).set(name, row),
  };
}

function remove(rows: Rows, name: string, ids: ReadonlyMap<string, string>): Change {
  const isGone = (other: string | undefined): boolean =>
    other !== undefined && (other === name || isGone(rows.get(other)?.parent));
  return {
    call: { endpoint: endpoints[rowOf(rows, name).kind].remove, params: { id: ids.get(name) } },
    after: new Map([...rows].filter(([other]) => !isGone(other))),
  };
}

function rowOf(rows: Rows, name: string): Row {
  const row = rows.get(name);
  if (!row) throw new Error(`No row is called ${name}`);
  return row;
}

/** The fields of a row as the API takes them. */
function toFields({ kind, text }: Row): object {
  if (kind === "company") return { description: text };
  if (kind === "appointment") return { notes: text };
  const cut = text.lastIndexOf(" ");
  return { status: text.slice(0, cut), value: Number(text.slice(cut + 1)) / 100 };
}
