import type { ActivityInput } from "../../shared/kinds/activities.ts";
import type { AppointmentInput } from "../../shared/kinds/appointments.ts";
import type { TaskInput } from "../../shared/kinds/tasks.ts";
import { toCents } from "../../shared/money.ts";
import { lastTimeOf } from "../../shared/repeat/times.ts";
import type { CheckedRow } from "../../shared/transfer/imports.ts";
import { requireText } from "../activities/queries.ts";
import { refuseRepeat } from "../appointments/queries.ts";
import { toColumns as toAppointmentColumns } from "../appointments/rows/queries.ts";
import type { Row } from "../db/acts/touched.ts";
import { toTagColumn } from "../tags/queries.ts";
import { refuseLoneTime } from "../tasks/queries.ts";

type Kind = CheckedRow["kind"];
type ValuesOf<K extends Kind> = Extract<CheckedRow, { kind: K; act: "update" }>["values"];

/** By whose clock rows are written. */
export interface When {
  now: Date;
  /** The user's own. */
  today: string;
}

/** The columns of the values that a row has, for what differs from them. */
const toOwnColumns: {
  [K in Kind]: (values: ValuesOf<K>, when: When, found: Row | null) => object;
} = {
  companies: ({ tags, private: isPrivate }, _when, found) => ({
    ...(tags && { tags: toTagColumn(tags) }),
    private: Number(isPrivate ?? found?.private ?? 0),
  }),
  customers: ({ tags, value, lastContact }, _when, found) => ({
    ...(tags && { tags: toTagColumn(tags) }),
    ...(value !== undefined && { value: toCents(value) }),
    // Nobody said that there was one: none is made up.
    ...(!found && { lastContact: lastContact ?? "" }),
  }),
  appointments: ({ repeat, attending }, _when, found) => {
    const people = toAppointmentColumns({ attending });
    const single = { series: null, original: null, lastTime: null };
    // Its last time is known once all of it is, see toMade.
    return repeat === undefined
      ? people
      : { ...people, ...(found ? {} : { except: "" }), ...single };
  },
  activities: () => ({}),
  tasks: ({ done }, { now }, found) =>
    done === undefined ? {} : { doneAt: done ? (found?.doneAt ?? now.toISOString()) : null },
  tags: () => ({}),
  absences: () => ({}),
  meetingTypes: ({ lengths, hours, questions }, _when, found) => ({
    ...(lengths && { lengths: JSON.stringify(lengths) }),
    ...((hours !== undefined || !found) && { hours: JSON.stringify(hours ?? null) }),
    ...(questions && { questions: JSON.stringify(questions) }),
  }),
  views: () => ({}),
};

/** What is answered of a record but made of other columns. */
const answered: readonly string[] = ["done"];

export function toColumns(row: CheckedRow, when: When, found: Row | null): Row {
  // as: a row's values are those of its kind.
  const toOwn = toOwnColumns[row.kind] as (values: object, when: When, found: Row | null) => object;
  const all = { ...row.values, ...toOwn(row.values, when, found) };
  const given = Object.entries(all).filter(
    ([name, value]) => value !== undefined && !answered.includes(name),
  );
  // as: texts and numbers, or null; lists were made texts above.
  return Object.fromEntries(given) as Row;
}

/** Throws the 400 when a record, as it would be as a whole, is not one. */
export function refuseUnfit(kind: Kind, whole: Row): void {
  // as: the columns of such a record.
  if (kind === "tasks") refuseLoneTime(whole as unknown as TaskInput);
  if (kind === "activities") requireText(whole as unknown as ActivityInput);
  if (kind === "appointments" && whole.repeat !== "") {
    refuseRepeat(whole as unknown as AppointmentInput);
  }
}

/** What follows from the columns of a record as a whole. */
export function toMade(kind: Kind, { repeat, date }: Row): Row {
  if (kind !== "appointments" || !repeat) return {};
  return { lastTime: lastTimeOf(String(repeat), String(date)) };
}

/** The day or time of a contact with the customer that a record tells of; undefined when of none. */
export function findContactIn(kind: Kind, row: Row): string | undefined {
  if (kind === "appointments" && row.outcome === "held") return String(row.date);
  if (kind === "activities" && row.kind !== "note" && row.customer) return String(row.at);
  return undefined;
}
