import type { Appointment, AppointmentInput } from "../../../shared/kinds/appointments.ts";
import { moveTimes } from "../../../shared/repeat/moves.ts";
import { answer } from "../../../shared/words/codes.ts";
import { changedMeanwhile, invalidField, Refusal } from "../../errors.ts";
import { betweenHosts, type Clocks, tellTime, toHost, toReader } from "../../filters/clocks.ts";
import { toDay } from "../repeat/times.ts";

type Entered = Partial<Pick<AppointmentInput, "date" | "host" | "repeat">>;
type Found = Pick<Appointment, "date" | "host" | "repeat">;

/** A new appointment by the clock of its host. */
export function enterNew<Input extends Entered & { date: string }>(
  clocks: Clocks | undefined,
  input: Input,
  me: string,
): Input {
  if (!clocks) return input;
  const { host = me, date, repeat } = input;
  const entered = toHost(clocks, { host, date });
  return { ...input, date: entered, ...(repeat && { repeat: carryRule(repeat, date, entered) }) };
}

/** Changes by the clock of the host that an appointment gets or has: another host leaves it at its moment. */
export function enterChanges<Input extends Entered>(
  clocks: Clocks | undefined,
  input: Input,
  found: Found,
): Input {
  if (!clocks) return input;
  const { host = found.host, date, repeat } = input;
  const shown = date ?? toReader(clocks, found);
  // What is sent back as it was told is no change: a night may show the same time twice.
  const isSame = shown === toReader(clocks, found);
  const entered = isSame
    ? betweenHosts(clocks, found, host)
    : toHost(clocks, { host, date: shown });
  const isMoved = date !== undefined || entered !== found.date;
  const isRuled = Boolean(repeat) && repeat !== found.repeat;
  return {
    ...input,
    ...(isMoved && { date: entered }),
    ...(repeat && isRuled && { repeat: carryRule(repeat, shown, entered) }),
  };
}

/** A rule by the days of whoever asks, by those of the host, who may have another day by then. */
function carryRule(repeat: string, from: string, to: string): string {
  const day = toDay(from);
  if (day === toDay(to)) return repeat;
  const rule = moveTimes({ repeat, date: from, from: day }, { day, date: to }, []);
  if (!rule) throw invalidField("repeat", answer("noRuleAtHost"));
  return rule.repeat;
}

/** Answers an appointment by the clock of whoever asks, also in the 409 of what has been changed meanwhile. */
export async function answerTime<One extends Appointment>(
  clocks: Clocks | undefined,
  answer: Promise<One>,
): Promise<One> {
  try {
    return tellTime(clocks, await answer);
  } catch (error) {
    if (!(clocks && error instanceof Refusal && isTimed(error.current))) throw error;
    throw changedMeanwhile(tellTime(clocks, error.current));
  }
}

function isTimed(record: unknown): record is Appointment {
  return typeof record === "object" && record !== null && "host" in record && "date" in record;
}
