import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { readRule } from "../../../../shared/repeat/rule.ts";
import { today } from "../../../lib/dates/dates.ts";
import { previewQuery } from "./queries.ts";
import type { RepeatEnd } from "./repeat-words.ts";
import { useArithmetic } from "./use-arithmetic.ts";

/** The repeat chosen in the form, with its times as the server knows them. */
export function useRepeat(appointment: Appointment | undefined) {
  const repeat = String(useWatch({ name: "repeat" }) ?? "");
  const date = useLastDate(String(useWatch({ name: "date" }) ?? ""));
  const duration = Number(useWatch({ name: "duration" }));
  const part = useArithmetic(repeat !== "");
  // As it was: the server moves the rule along with the date.
  const isKept = appointment?.repeat === repeat;
  const rule = repeat && isKept && part ? part.follow(repeat, appointment.date, date) : repeat;
  const own = isKept ? keptEnd(appointment) : undefined;
  const end: (RepeatEnd & { problem?: string }) | undefined =
    own ?? (rule ? part?.endOf(rule, date) : undefined);
  const isPreviewed = rule !== "" && !isKept && end !== undefined && !end.problem;
  const preview = useQuery({
    ...previewQuery({
      date,
      duration,
      repeat: rule,
      ...(appointment && { except: appointment.series ?? appointment._id }),
    }),
    enabled: isPreviewed,
    placeholderData: keepPreviousData,
  });
  const times = isPreviewed ? preview.data : undefined;
  return { repeat, rule, date, end, isKept, times, arithmetic: part };
}

/** The date, and while another one is typed the last: nothing jumps below the field meanwhile. */
function useLastDate(date: string): string {
  const [last, setLast] = useState(date);
  if (date !== "" && date !== last) setLast(date);
  return date || last || today();
}

/** Of one that exists: its own last time. How many that makes, only a counted rule tells. */
function keptEnd({ repeat, lastTime }: Appointment): RepeatEnd | undefined {
  return repeat === "" ? undefined : { count: readRule(repeat).count, lastTime };
}
