import { appointment } from "../../../shared/appointments.ts";
import { company } from "../../../shared/companies.ts";
import { customer } from "../../../shared/customers.ts";
import type { RecordTable } from "../schema.ts";
import { recordKinds } from "./records.ts";

/** What was given: what is made of it (keys, counters, names of others) is made again. */
const columns: Record<RecordTable, readonly string[]> = {
  companies: company.omit({ _id: true, clientCount: true, totalValue: true }).keyof().options,
  customers: customer.omit({ _id: true, companyName: true }).keyof().options,
  appointments: appointment.omit({ _id: true }).keyof().options,
};

/** What the change log knows of a kind of record. */
interface LoggedKind {
  columns: readonly string[];
  /** The column with what a record is called in the log, and the one with the same folded. */
  name: string;
  nameKey: string;
}

// as: one of each kind.
export const loggedKinds = Object.fromEntries(
  recordKinds.map(({ table, sortKeys, searched }) => {
    // What has neither name nor title is called by its text.
    const [[nameKey, name] = ["searchKey", searched.short[0] ?? "_id"]] = Object.entries(sortKeys);
    return [table, { columns: columns[table], name, nameKey }];
  }),
) as Record<RecordTable, LoggedKind>;
