import type { z } from "zod";
import { addDays } from "../../../../shared/dates/dates.ts";
import type { ImportRow, importEndpoints } from "../../../../shared/transfer/imports.ts";
import { makeUuid } from "../../../lib/uuid.ts";
import { sampleCompanies } from "./sample-people.ts";

/** What the import of the sample data says of itself; all of it can be undone as one act. */
export const sampleSource: z.input<typeof importEndpoints.create.schema.body> = {
  into: "account",
  file: "Sample data",
  rows: 0,
  skipped: 0,
  unread: 0,
};

/** A few companies and a full day around `today`, in the order in which records belong together. */
export function makeSampleRows(today: string): ImportRow[] {
  const day = (ago: number) => addDays(today, -ago);
  const moment = (ago: number, time: string) => `${day(ago)}T${time}:00.000Z`;
  return sampleCompanies.flatMap(({ customers, ...company }) => {
    const companyId = makeUuid();
    const rows: ImportRow[] = [
      { kind: "companies", act: "create", _id: companyId, values: company },
    ];
    for (const person of customers) {
      const { appointments = [], notes = [], tasks = [], contact, ...values } = person;
      const customerId = makeUuid();
      const belongs = { company: companyId, customer: customerId };
      rows.push({
        kind: "customers",
        act: "create",
        _id: customerId,
        values: { ...values, company: companyId, lastContact: day(contact) },
      });
      for (const { ago, time, ...meeting } of appointments) {
        const date = moment(ago, time);
        rows.push({
          kind: "appointments",
          act: "create",
          _id: makeUuid(),
          values: { ...meeting, ...belongs, date },
        });
      }
      for (const { ago, time, ...note } of notes) {
        const at = moment(ago, time);
        rows.push({
          kind: "activities",
          act: "create",
          _id: makeUuid(),
          values: { ...note, ...belongs, at },
        });
      }
      for (const { ago, ...task } of tasks) {
        rows.push({
          kind: "tasks",
          act: "create",
          _id: makeUuid(),
          values: { ...task, ...belongs, due: day(ago) },
        });
      }
    }
    return rows;
  });
}
