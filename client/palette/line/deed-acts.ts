import {
  type Appointment,
  appointmentEndpoints,
  type Outcome,
} from "../../../shared/appointments.ts";
import { companyEndpoints } from "../../../shared/companies.ts";
import { customerEndpoints } from "../../../shared/customers.ts";
import { messages } from "../../../shared/messages.ts";
import { never } from "../../../shared/statuses.ts";
import { call } from "../../lib/api.ts";
import { formatDate } from "../../lib/dates.ts";
import { isolate } from "../../lib/isolate.ts";
import { createSaveHeaders } from "../../lib/save-headers.ts";
import { forgetRecent } from "../recent.ts";
import { act } from "./acts.ts";
import type { Person } from "./person.ts";
import { formatMoment } from "./when.ts";

type Found = Pick<Appointment, "_id" | "title" | "outcome">;

/** To a day, or a time of that day. What was canceled is planned again by it. */
export function move({ _id, title, outcome }: Found, day: string, time: string | null) {
  return act(async () => {
    const date = time ? `${day}T${time}:00.000Z` : day;
    const body = { date, ...(outcome === "canceled" && { outcome: null }) };
    const answer = await call(appointmentEndpoints.update, { params: { id: _id }, body });
    return { answer, said: `${isolate(title)} moved to ${formatMoment(day, time)}` };
  });
}

const became: Record<Outcome, string> = {
  held: "was held",
  "no-show": "was a no-show",
  canceled: "canceled",
};

export function setOutcome({ _id, title }: Found, outcome: Outcome) {
  return act(async () => {
    const answer = await call(appointmentEndpoints.update, {
      params: { id: _id },
      body: { outcome },
    });
    return { answer, said: `${isolate(title)} ${became[outcome]}` };
  });
}

export function deleteAppointment({ _id }: Found) {
  return act(async () => {
    const answer = await call(appointmentEndpoints.remove, { params: { id: _id } });
    forgetRecent(_id);
    return { answer, said: messages.appointments.deleted };
  });
}

export function deleteCustomer({ _id }: Person) {
  return act(async () => {
    const answer = await call(customerEndpoints.remove, { params: { id: _id } });
    forgetRecent(_id);
    return { answer, said: messages.customers.deleted };
  });
}

/** Leaves customers alone until a day, or for good. */
export function snooze(who: Person, until: string, also?: Person) {
  const save = ({ _id }: Person) =>
    call(customerEndpoints.update, { params: { id: _id }, body: { snoozedUntil: until } });
  return act(async () => {
    const before = also && (await save(also));
    const answer = await save(who);
    const names = [who, ...(also ? [also] : [])].map(({ name }) => isolate(name)).join(" and ");
    const when = until === never ? "for good" : `until ${formatDate(until)}`;
    return { answer, before, said: `${names} snoozed ${when}` };
  });
}

/** The same line again, after no answer came, is the same company. */
const saves = createSaveHeaders(undefined);

export function addCompany(name: string, open: (id: string) => void) {
  return act(async () => {
    const body = { name };
    const answer = await call(companyEndpoints.create, { body, headers: saves.of(body) });
    saves.settle();
    open(answer.data._id);
    return { answer, said: messages.companies.created };
  });
}
