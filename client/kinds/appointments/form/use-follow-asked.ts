import { useEffect, useRef } from "react";
import type { AppointmentInput } from "../../../../shared/kinds/appointments.ts";
import type { SchemaForm } from "../../../lib/schema-form.ts";
import type { Asked, Presets } from "./use-presets.ts";

/**
 * Another link to this screen changes only the fields it names. A free time found after the form
 * opened is filled in too, unless the user has already chosen one.
 */
export function useFollowAsked(
  { methods }: SchemaForm,
  asked: Asked | undefined,
  presets: Presets | undefined,
) {
  const values = presets?.values;
  const isFree = presets?.isFree;
  const wish = JSON.stringify([asked, values?.company, values?.customer]);
  const last = useRef(wish);
  /** The last time filled in, until it is known to be free. */
  const given = useRef(values?.date);

  useEffect(() => {
    if (!asked || !values || last.current === wish) return;
    last.current = wish;
    const change = (name: keyof AppointmentInput) =>
      methods.setValue(name, values[name], { shouldDirty: true });
    if (asked.date || asked.time) {
      change("date");
      given.current = values.date;
    }
    if (asked.title) change("title");
    if (asked.duration) change("duration");
    if (asked.host) change("host");
    if (asked.attending) change("attending");
    if (!values.company) return;
    change("company");
    change("customer");
  }, [methods, wish, asked, values]);

  useEffect(() => {
    if (!isFree || !values || given.current === undefined) return;
    if (methods.getValues("date") === given.current && values.date !== given.current) {
      // The user did not type it, so leaving does not ask.
      methods.resetField("date", { defaultValue: values.date });
    }
    given.current = undefined;
  }, [methods, isFree, values]);
}
