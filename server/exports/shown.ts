import type { Appointment } from "../../shared/kinds/appointments.ts";
import type { Company } from "../../shared/kinds/companies.ts";
import type { Customer, ListedCustomer } from "../../shared/kinds/customers.ts";
import type { Task } from "../../shared/kinds/tasks.ts";
import {
  type CompanyColumn,
  type CustomerColumn,
  companyColumnTitles,
  customerFileTitles,
} from "../../shared/lists/list-columns.ts";
import type { Column } from "./csv.ts";

type Titled<Row> = Omit<Column<Row>, "title">;
type FormatInstant = (at: string | null) => string;

/** What a list of customers has in these columns; the name has the email below it. */
export function customerColumns(
  names: readonly CustomerColumn[],
  formatInstant: FormatInstant,
  people: ReadonlyMap<string, string> | undefined,
): Column<ListedCustomer>[] {
  const columns: Record<CustomerColumn, Titled<ListedCustomer>> = {
    name: { read: ({ name }) => name },
    company: { read: companyOf },
    tags: { read: readTags },
    status: { read: ({ status }) => status },
    responsible: { read: ({ responsible }) => people?.get(responsible) ?? "" },
    value: { read: ({ value }) => value, holds: "money" },
    lastContact: { read: ({ lastContact }) => lastContact ?? "", holds: "date" },
    nextAppointment: {
      read: ({ nextAppointment }) => formatWallClock(nextAppointment ?? ""),
      holds: "time",
    },
    notes: { read: ({ notes }) => notes },
    openTasks: { read: ({ openTasks }) => openTasks ?? 0 },
    createdAt: { read: ({ createdAt }) => formatInstant(createdAt), holds: "time" },
  };
  return names.flatMap((name) => [
    { title: customerFileTitles[name], ...columns[name] },
    ...(name === "name" ? [{ title: "Email", read: ({ email }: ListedCustomer) => email }] : []),
  ]);
}

/** What the list of companies has in these columns; the name has the website below it. */
export function companyColumns(
  names: readonly CompanyColumn[],
  formatInstant: FormatInstant,
  people: ReadonlyMap<string, string> | undefined,
): Column<Company>[] {
  const columns: Record<CompanyColumn, Titled<Company>> = {
    name: { read: ({ name }) => name },
    industry: { read: ({ industry }) => industry },
    tags: { read: readTags },
    responsible: { read: ({ responsible }) => people?.get(responsible) ?? "" },
    clientCount: { read: ({ clientCount }) => clientCount },
    totalValue: { read: ({ totalValue }) => totalValue, holds: "money" },
    createdAt: { read: ({ createdAt }) => formatInstant(createdAt), holds: "time" },
  };
  return names.flatMap((name) => [
    { title: companyColumnTitles[name], ...columns[name] },
    ...(name === "name" ? [{ title: "Website", read: ({ website }: Company) => website }] : []),
  ]);
}

export function taskColumns(
  formatInstant: FormatInstant,
  people: ReadonlyMap<string, string> | undefined,
): Column<Task>[] {
  return [
    { title: "Task", read: ({ text }) => text },
    { title: "Due", read: ({ due }) => due ?? "", holds: "date" },
    { title: "Time", read: ({ time }) => time ?? "" },
    ...(people
      ? [{ title: "Assigned to", read: ({ assignee }: Task) => people.get(assignee) ?? "" }]
      : []),
    { title: "Customer", read: ({ customer }) => customer?.name ?? "" },
    { title: "Company", read: ({ company }) => company?.name ?? "" },
    { title: "Done at", read: ({ doneAt }) => formatInstant(doneAt), holds: "time" },
  ];
}

export function appointmentColumns(
  people: ReadonlyMap<string, string> | undefined,
): Column<Appointment>[] {
  return [
    { title: "Title", read: ({ title }) => title },
    { title: "Date and time", read: ({ date }) => formatWallClock(date), holds: "time" },
    { title: "Minutes", read: ({ duration }) => duration },
    ...(people
      ? [
          { title: "Calendar", read: ({ host }: Appointment) => people.get(host) ?? "" },
          {
            title: "Attending",
            // Names may have commas.
            read: ({ attending }: Appointment) =>
              attending.map((id) => people.get(id) ?? "").join("; "),
          },
        ]
      : []),
    { title: "Customer", read: ({ customer }) => customer.name },
    { title: "Company", read: ({ company }) => company.name },
    { title: "Outcome", read: ({ outcome }) => outcome ?? "" },
    { title: "Notes", read: ({ notes }) => notes },
  ];
}

/** Empty for a private one: whoever imports the file again gets one, too. */
export function companyOf({ companyName, private: isPrivate }: Customer): string {
  return isPrivate ? "" : companyName;
}

function readTags({ tags }: { tags: readonly { name: string }[] }): string {
  return tags.map(({ name }) => name).join(", ");
}

/** `2026-05-04 15:00`; a day without a time stays a day. */
function formatWallClock(date: string): string {
  return date.replace("T", " ").slice(0, 16);
}
