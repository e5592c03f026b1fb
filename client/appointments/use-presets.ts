import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { type AppointmentInput, durations } from "../../shared/appointments.ts";
import { customerQuery } from "../customers/queries.ts";
import { defaultDate } from "./default-date.ts";
import type { Now } from "./use-now.ts";

/** What the address of the form asks for. */
export interface Presets {
  date?: string | undefined;
  time?: string | undefined;
  company?: string | undefined;
  customer?: string | undefined;
}

/**
 * What a new appointment starts with. A customer brings the company along; until it is known the
 * answer is undefined.
 */
export function usePresets({ date, time, company, customer }: Presets, now: Now) {
  const named = useQuery({
    ...customerQuery(customer ?? ""),
    enabled: customer !== undefined,
    // A customer that can't be found is simply not preset.
    meta: {},
  });
  const isPending = customer !== undefined && company === undefined && named.isPending;
  const found = named.data;
  const start = defaultDate({ date, time }, now);
  const presets = useMemo(() => {
    const initial: AppointmentInput = {
      title: "",
      date: start,
      duration: durations.default,
      company: found?.company ?? company ?? "",
      customer: found?._id ?? (company === undefined ? "" : (customer ?? "")),
      notes: "",
    };
    return initial;
  }, [start, found, company, customer]);

  // Once the form is open, it stays open while another customer is looked up.
  const [isOpen, setIsOpen] = useState(!isPending);
  if (!isOpen && !isPending) setIsOpen(true);
  return isOpen ? presets : undefined;
}
