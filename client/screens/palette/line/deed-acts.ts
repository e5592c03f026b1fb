import {
  type Appointment,
  appointmentEndpoints,
  type Outcome,
} from "../../../../shared/kinds/appointments.ts";
import { companyEndpoints } from "../../../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../../../shared/kinds/customers.ts";
import { never } from "../../../../shared/statuses.ts";
import { commands } from "../../../../shared/words/en/commands.ts";
import { results } from "../../../../shared/words/en/results.ts";
import type { Person } from "../../../kinds/customers/people/person.ts";
import { formatDate } from "../../../lib/dates/dates.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { forgetRecent } from "../../../lib/lists/recent.ts";
import { write } from "../../../lib/write/write.ts";
import { act, namesOf, ofLine } from "./acts.ts";
import { formatMoment } from "./when.ts";

type Found = Pick<Appointment, "_id" | "title" | "outcome">;

/** To a day, or a time of that day. What was canceled is planned again by it. */
export function move({ _id, title, outcome }: Found, day: string, time: string | null) {
  return act(async () => {
    const date = time ? `${day}T${time}:00.000Z` : day;
    const body = { date, ...(outcome === "canceled" && { outcome: null }) };
    const answer = await write(appointmentEndpoints.update, { params: { id: _id }, body }, ofLine);
    return { answer, said: commands.became.moved(isolate(title), formatMoment(day, time)) };
  });
}

export function setOutcome({ _id, title }: Found, outcome: Outcome) {
  return act(async () => {
    const answer = await write(
      appointmentEndpoints.update,
      { params: { id: _id }, body: { outcome } },
      ofLine,
    );
    return { answer, said: commands.became[outcome](isolate(title)) };
  });
}

export function deleteAppointment({ _id }: Found) {
  return act(async () => {
    const answer = await write(appointmentEndpoints.remove, { params: { id: _id } }, ofLine);
    forgetRecent(_id);
    return { answer, said: results.appointments.deleted };
  });
}

export function deleteCustomer({ _id }: Person) {
  return act(async () => {
    const answer = await write(customerEndpoints.remove, { params: { id: _id } }, ofLine);
    forgetRecent(_id);
    return { answer, said: results.customers.deleted };
  });
}

/** Leaves customers alone until a day, or for good. */
export function snooze(who: Person, until: string, also?: Person) {
  const save = ({ _id }: Person) =>
    write(customerEndpoints.update, { params: { id: _id }, body: { snoozedUntil: until } }, ofLine);
  return act(async () => {
    const before = also && (await save(also));
    const answer = await save(who);
    const names = namesOf(who, also);
    const { snoozed, snoozedForGood } = commands.snooze;
    const said = until === never ? snoozedForGood(names) : snoozed(names, formatDate(until));
    return { answer, before, said };
  });
}

export function addCompany(name: string, open: (id: string) => void) {
  return act(async () => {
    const answer = await write(companyEndpoints.create, { body: { name } }, ofLine);
    open(answer.data._id);
    return { answer, said: results.companies.created };
  });
}
