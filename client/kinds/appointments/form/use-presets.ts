import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { addDays } from "../../../../shared/dates/dates.ts";
import {
  type AppointmentInput,
  durations,
  timeStep,
} from "../../../../shared/kinds/appointments.ts";
import { ruleProblem } from "../../../../shared/repeat/rule.ts";
import type { Now } from "../../../lib/dates/use-now.ts";
import { isAloneHere } from "../../../lib/people/people-here.ts";
import { freeTimeAmong } from "../../../lib/queries/bookings.ts";
import { getSession } from "../../../lib/session.ts";
import { useSettings } from "../../../lib/use-settings.ts";
import { customerQuery } from "../../customers/queries.ts";
import { appointmentsQuery } from "../queries.ts";
import { defaultDate, proposedDays } from "./default-date.ts";

/** What the form's address asks for. */
export interface Asked {
  date?: string | undefined;
  time?: string | undefined;
  company?: string | undefined;
  customer?: string | undefined;
  title?: string | undefined;
  /** Minutes. */
  duration?: number | undefined;
  /** A rule; a wrong one is dropped. */
  repeat?: string | undefined;
  /** Whose calendar, and with commas between them who attends: of people on the desk, by id. */
  host?: string | undefined;
  attending?: string | undefined;
}

/** What a new appointment starts with. */
export interface Presets {
  values: AppointmentInput;
  /** False while bookings load: another time may still be suggested. */
  isFree: boolean;
}

/** A customer brings its company along; undefined until that is known. */
export function usePresets(asked: Asked, now: Now): Presets | undefined {
  const { calendar } = useSettings();
  const { company, customer, title = "", duration = calendar.duration, host, attending } = asked;
  const repeat = asked.repeat && !ruleProblem(asked.repeat) ? asked.repeat : "";
  const named = useQuery({
    ...customerQuery(customer ?? ""),
    enabled: customer !== undefined,
    // A customer that cannot be found is simply not filled in.
    meta: {},
  });
  const isPending = customer !== undefined && company === undefined && named.isPending;
  const found = named.data;
  const { date, isFree } = useProposedDate({ ...asked, duration }, now);
  const values = useMemo(() => {
    const initial: AppointmentInput = {
      title,
      date,
      duration,
      company: found?.company ?? company ?? "",
      customer: found?._id ?? (company === undefined ? "" : (customer ?? "")),
      notes: "",
      outcome: null,
      reminder: calendar.reminder,
      repeat,
      ...presentPeople(host, attending),
    };
    return initial;
  }, [date, found, company, customer, title, duration, repeat, calendar.reminder, host, attending]);

  // Once open, the form stays open while another customer is looked up.
  const [isOpen, setIsOpen] = useState(!isPending);
  if (!isOpen && !isPending) setIsOpen(true);
  return isOpen ? { values, isFree } : undefined;
}

/** In whose calendar it begins, one's own unless another is asked for; nothing on a desk of one. */
function presentPeople(host: string | undefined, attending: string | undefined) {
  if (isAloneHere()) return {};
  const named = attending?.split(",") ?? [];
  return {
    host: host ?? getSession().user?._id ?? "",
    attending: named.filter((id) => id !== host),
  };
}

/** The next free time; until bookings are loaded, the next time whether free or not. */
function useProposedDate(
  { date, time, duration = durations.default }: Asked,
  now: Now,
): { date: string; isFree: boolean } {
  const wanted = time === undefined;
  const booked = useInfiniteQuery({
    ...appointmentsQuery({
      // Includes what runs past midnight.
      startDate: addDays(date ?? now.today, -1),
      endDate: date ?? addDays(now.today, proposedDays - 1),
      limit: 200,
    }),
    enabled: wanted,
    // If the request fails, the suggestion stays as it is.
    meta: {},
  });
  const page = booked.data?.pages[0];
  const findFree = useMemo(
    () => page && freeTimeAmong(page.data, { length: duration, step: timeStep }),
    [page, duration],
  );
  return {
    date: defaultDate({ date, time }, now, findFree),
    isFree: !wanted || !booked.isFetching,
  };
}
