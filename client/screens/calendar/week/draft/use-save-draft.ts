import { useState } from "react";
import {
  type Appointment,
  appointmentEndpoints,
} from "../../../../../shared/kinds/appointments.ts";
import { customerEndpoints, customerInput } from "../../../../../shared/kinds/customers.ts";
import { calendar } from "../../../../../shared/words/en/calendar.ts";
import { results } from "../../../../../shared/words/en/results.ts";
import { isRefusal } from "../../../../lib/api-error.ts";
import { timeOf } from "../../../../lib/queries/bookings.ts";
import { useSettings } from "../../../../lib/use-settings.ts";
import { type Attempts, createAttempts } from "../../../../lib/write/attempts.ts";
import { write } from "../../../../lib/write/write.ts";
import type { DraftPerson } from "./draft-person.ts";
import type { DraftPlace } from "./draft-place.ts";

export type DraftErrors = Partial<
  Record<"title" | "person" | "name" | "email" | "company", string>
>;

interface DraftContent {
  title: string;
  person: DraftPerson | null;
  place: DraftPlace;
}

/** Saves what was drawn, with its customer where that one is new. */
export function useSaveDraft(onSaved: (saved: Appointment) => void) {
  const { reminder } = useSettings().calendar;
  const [errors, setErrors] = useState<DraftErrors>({});
  const [busy, setBusy] = useState(false);
  const [unsaved, setUnsaved] = useState(0);
  // The same again, after the appointment was refused, adds nobody twice.
  const [attempts] = useState(createAttempts);

  const send = async ({ title, person, place }: DraftContent) => {
    if (!person) return;
    const added = person.kind === "new" ? await add(person, attempts) : undefined;
    const body = {
      title: title.trim(),
      date: `${place.date}T${timeOf(place.start)}`,
      duration: place.length,
      company: person.kind === "new" ? person.company : person.company.id,
      customer: added?.data._id ?? (person.kind === "known" ? person.id : ""),
      notes: "",
      outcome: null,
      reminder,
      repeat: "",
      ...(place.people && { host: place.people[0], attending: place.people.slice(1) }),
    };
    await write(
      appointmentEndpoints.create,
      { body },
      {
        attempts,
        saved: ({ data }) => onSaved(data),
        done: { text: results.appointments.created, before: added },
        failed: results.appointments.saveFailed,
        refresh: "first",
      },
    );
  };

  return {
    errors,
    busy,
    /** How often the server failed to save it. */
    unsaved,
    save: async (content: DraftContent) => {
      if (busy) return;
      const found = problemsOf(content);
      setErrors(found);
      if (Object.keys(found).length > 0) return;
      setBusy(true);
      try {
        await send(content);
      } catch (error) {
        if (!isRefusal(error)) setUnsaved((count) => count + 1);
      }
      setBusy(false);
    },
  };
}

type NewPerson = Extract<DraftPerson, { kind: "new" }>;

function add({ name, email, company }: NewPerson, attempts: Attempts) {
  return write(
    customerEndpoints.create,
    { params: { id: company }, body: customerInput.parse({ name, email }) },
    { attempts, failed: results.appointments.saveFailed, refresh: "never" },
  );
}

function problemsOf({ title, person }: DraftContent): DraftErrors {
  const problems: DraftErrors = {};
  if (title.trim() === "") problems.title = calendar.draft.noTitle;
  if (!person) problems.person = calendar.draft.noCustomer;
  if (person?.kind !== "new") return problems;
  const { error } = customerInput.pick({ name: true, email: true }).safeParse(person);
  for (const { path, message } of error?.issues ?? []) {
    if (path[0] === "name" || path[0] === "email") problems[path[0]] ??= message;
  }
  if (person.company === "") problems.company = calendar.draft.noCompany;
  return problems;
}
