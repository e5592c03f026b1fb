import { useState } from "react";
import { type Appointment, appointmentEndpoints } from "../../../../shared/appointments.ts";
import { customerEndpoints, customerInput } from "../../../../shared/customers.ts";
import { messages } from "../../../../shared/messages.ts";
import { timeOf } from "../../../appointments/bookings.ts";
import { useSettings } from "../../../auth/use-settings.ts";
import { sayDone } from "../../../history/undoing.ts";
import { call, failureText, isRefusal, isSignedOut } from "../../../lib/api.ts";
import { refreshData } from "../../../lib/query-client.ts";
import { createSaveHeaders } from "../../../lib/save-headers.ts";
import { notify } from "../../../ui/toaster.tsx";
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
  const [headers] = useState(() => ({
    customer: createSaveHeaders(undefined),
    appointment: createSaveHeaders(undefined),
  }));

  const send = async ({ title, person, place }: DraftContent) => {
    if (!person) return;
    const added = person.kind === "new" ? await add(person, headers.customer) : undefined;
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
    };
    const answer = await call(appointmentEndpoints.create, {
      body,
      headers: headers.appointment.of(body),
    });
    sayDone(messages.appointments.created, answer, { before: added });
    onSaved(answer.data);
    await refreshData();
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
        if (!isSignedOut(error)) notify.error(failureText(error, messages.appointments.saveFailed));
        if (!isRefusal(error)) setUnsaved((count) => count + 1);
      }
      setBusy(false);
    },
  };
}

type NewPerson = Extract<DraftPerson, { kind: "new" }>;

function add({ name, email, company }: NewPerson, headers: ReturnType<typeof createSaveHeaders>) {
  const body = customerInput.parse({ name, email });
  // The same again, after the appointment was refused, adds nobody twice.
  return call(customerEndpoints.create, {
    params: { id: company },
    body,
    headers: headers.of(body),
  });
}

function problemsOf({ title, person }: DraftContent): DraftErrors {
  const problems: DraftErrors = {};
  if (title.trim() === "") problems.title = "Enter a title";
  if (!person) problems.person = "Choose a customer";
  if (person?.kind !== "new") return problems;
  const { error } = customerInput.pick({ name: true, email: true }).safeParse(person);
  for (const { path, message } of error?.issues ?? []) {
    if (path[0] === "name" || path[0] === "email") problems[path[0]] ??= message;
  }
  if (person.company === "") problems.company = "Choose a company";
  return problems;
}
