import type { Selectable } from "kysely";
import type { Account } from "../../../shared/account/auth.ts";
import type { AccessToken } from "../../../shared/account/keys.ts";
import type { Passkey } from "../../../shared/account/passkeys.ts";
import { proofLifetime } from "../../../shared/account/proof.ts";
import type { Subscription } from "../../../shared/account/subscription.ts";
import type { FollowUpDays } from "../../../shared/follow-up.ts";
import type { Appointment } from "../../../shared/kinds/appointments.ts";
import type { Company } from "../../../shared/kinds/companies.ts";
import type { Customer } from "../../../shared/kinds/customers.ts";
import { toCents, toDollars } from "../../../shared/money.ts";
import { attentionDays } from "../../../shared/statuses.ts";
import type { ImportJob, ImportRow } from "../../../shared/transfer/imports.ts";
import { toSortKey } from "../../db/query/search/text-keys.ts";
import { recordTables } from "../../db/records/records.ts";
import type { RecordTable, Tables } from "../../db/schema.ts";
import type { Authenticator } from "../authenticator.ts";
import { compare } from "./pages.ts";

/**
 * What is kept of each kind: what was entered, by the columns of its table; money in dollars, tags as
 * a list of their ids.
 */
export type RowOf<Table extends RecordTable> = Omit<
  Selectable<Tables[Table]>,
  "owner" | "clientCount" | "totalValue" | "tags" | "private" | `${string}Key`
> &
  ("private" extends keyof Tables[Table] ? { private: boolean } : unknown) &
  ("tags" extends keyof Tables[Table] ? { tags: readonly string[] } : unknown);

type Records = { [Table in RecordTable]: Map<string, RowOf<Table>> };

/** What one user must have after all the calls so far, kept in memory by rules of its own. */
export interface Person extends Records {
  /** Stands in every text of theirs and in nobody else's: where it shows up, something has leaked. */
  mark: string;
  user: Account;
  /** After how many days customers of each status need attention. */
  days: FollowUpDays;
  password: string;
  /** By token. */
  sessions: Map<string, Session>;
  /** What was made with an Idempotency-Key, by the key. */
  creations: Map<string, Creation>;
  /** Entries of the history that were told of. */
  changes: Set<string>;
  /** What was done about reminders, by the appointment. */
  reminders: Map<string, { date: string; until: string | null }>;
  /** Imports, as they are answered, and the rows of each. */
  imports: Map<string, { job: ImportJob; rows: ImportRow[] }>;
  /** Marks of what are no duplicates, by their ids. */
  dismissals: Set<string>;
  reset: { token: string; expiresAt: number } | undefined;
  /** Where others read their calendar. */
  /** By id. */
  keys: Map<string, AccessToken>;
  address: (Subscription & { token: string }) | undefined;
  /** The tokens of addresses before. */
  endedAddresses: string[];
  /** A new email that is not confirmed yet. */
  emailChange: { token: string; email: string; expiresAt: number } | undefined;
  passkey: { id: string; device: Authenticator; view: Passkey } | undefined;
  /** The last one that a device of theirs was to sign, and for what. */
  challenge: { text: string; purpose: string; expiresAt: number } | undefined;
}

export interface Creation {
  table: RecordTable;
  input: object;
  id: string;
  /** Milliseconds. */
  at: number;
}

/** Times in milliseconds. */
export interface Session {
  _id: string;
  createdAt: number;
  lastUsedAt: number;
  lifetime: number;
  /** Whatever its use. */
  endsAt: number;
  /** When its user last proved who they are, and whether that was by a passkey. */
  provedAt: number;
  isByPasskey: boolean;
}

/** Whether a passkey was used in a session within ten minutes. */
export function hasPasskeyProof({ provedAt, isByPasskey }: Session, now: Date): boolean {
  return isByPasskey && provedAt + proofLifetime > now.getTime();
}

/** The account with some of it changed, which those on the desk see as well. */
export function changeUser({ desk, ...user }: Account, changes: Partial<Account>): Account {
  const { name, timeZone } = { ...user, ...changes };
  const people = desk.people.map((one) => {
    const { formerNames = [] } = one;
    // Texts that mention them by one of these still mean them.
    const before = [...formerNames.filter((former) => former !== one.name), one.name].slice(-10);
    return { ...one, name, timeZone, ...(name !== one.name && { formerNames: before }) };
  });
  return { ...user, ...changes, desk: { ...desk, people } };
}

export type CompanyRecord = RowOf<"companies">;
export type CustomerRecord = RowOf<"customers">;
export type AppointmentRecord = RowOf<"appointments">;

export function createPerson(user: Account, password: string, mark: string): Person {
  // as: one empty map of each kind.
  const records = Object.fromEntries(recordTables.map((table) => [table, new Map()])) as Records;
  return {
    mark,
    user,
    days: attentionDays,
    password,
    sessions: new Map(),
    creations: new Map(),
    reminders: new Map(),
    imports: new Map(),
    dismissals: new Set(),
    reset: undefined,
    keys: new Map(),
    address: undefined,
    endedAddresses: [],
    emailChange: undefined,
    passkey: undefined,
    challenge: undefined,
    changes: new Set(),
    ...records,
  };
}

export function sumValue(customers: readonly { value: number }[]): number {
  return toDollars(customers.reduce((cents, { value }) => cents + toCents(value), 0));
}

export function viewCompany(person: Person, company: CompanyRecord): Company {
  const customers = [...person.customers.values()].filter((one) => one.company === company._id);
  const tags = namesOfTags(person, company);
  return { ...company, tags, clientCount: customers.length, totalValue: sumValue(customers) };
}

export function viewCustomer(person: Person, customer: CustomerRecord): Customer {
  const companyName = nameIn(person.companies, customer.company);
  const { private: isPrivate = false } = person.companies.get(customer.company) ?? {};
  return { ...customer, companyName, private: isPrivate, tags: namesOfTags(person, customer) };
}

function namesOfTags(person: Person, { tags }: { tags: readonly string[] }) {
  return [...new Set(tags)]
    .flatMap((id) => person.tags.get(id) ?? [])
    .map(({ _id, name }) => ({ key: [toSortKey(name)], id: _id, name }))
    .sort(compare)
    .map(({ id, name }) => ({ _id: id, name }));
}

export function viewAppointment(person: Person, record: AppointmentRecord): Appointment {
  const { company, customer, attending } = record;
  return {
    ...record,
    attending: JSON.parse(attending),
    company: { _id: company, name: nameIn(person.companies, company) },
    customer: { _id: customer, name: nameIn(person.customers, customer) },
  };
}

export function countAppointments(person: Person, column: "company" | "customer", id: string) {
  return [...person.appointments.values()].filter((one) => one[column] === id).length;
}

export function nameIn(records: Map<string, { name: string }>, id: string | null): string {
  return records.get(id ?? "")?.name ?? "";
}

/** Whom a record is with or for, as that is answered. */
export function namedIn(records: Map<string, { name: string }>, id: string | null) {
  return id === null ? null : { _id: id, name: nameIn(records, id) };
}
