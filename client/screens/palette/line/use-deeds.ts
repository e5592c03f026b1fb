import { useQueries } from "@tanstack/react-query";
import { addDays } from "../../../../shared/dates/dates.ts";
import { type Appointment, appointmentEndpoints } from "../../../../shared/kinds/appointments.ts";
import { isOver, takesTime } from "../../../../shared/outcomes.ts";
import type { Line } from "../../../../shared/read-line/line.ts";
import { nameLine } from "../../../../shared/read-line/name-line.ts";
import { fold } from "../../../../shared/text/fold.ts";
import type { People } from "../../../kinds/customers/people/use-people.ts";
import { queryOf } from "../../../lib/queries/query-of.ts";
import { isDeed } from "./preview-deed.tsx";

/** Of more people than these, who is meant has to be said first. */
const mostPeople = 4;
const mostFound = 8;
const daysBack = 30;
const daysAhead = 365;

interface DeedsOptions {
  line: Line | null;
  people: People;
  /** The user's own time, `2026-11-20T13:00`. */
  now: string;
}

/** The appointments that a line can mean to move, cancel, delete or give an outcome. */
export function useDeeds({ line, people, now }: DeedsOptions): {
  found: Appointment[];
  settled: boolean;
} {
  const isAsked = line !== null && isDeed(line.kind) && people.settled;
  const answers = useQueries({
    queries: isAsked ? whomOf(line, people).map((of) => deedQuery(of, line, now)) : [],
  });
  if (!line || !isAsked) return { found: [], settled: people.settled };
  const all = answers.flatMap(({ data }) => data ?? []);
  const isDone = line.kind === "held" || line.kind === "noShow";
  const [first] = people.people;
  const title = first ? nameLine(line, { ...first.fit, name: first.person.name }).text : "";
  const fitting = all.filter(
    (one) =>
      fold(one.title).includes(fold(title)) &&
      (isDone
        ? isOver(one, `${now}:00.000Z`) && !one.outcome
        : line.kind === "delete" || (takesTime(one) && one.outcome === null)),
  );
  const sorted = fitting.sort((one, other) => (one.date < other.date ? -1 : 1));
  return {
    found: (isDone ? sorted.reverse() : sorted).slice(0, mostFound),
    settled: people.settled && !answers.some(({ isPending }) => isPending),
  };
}

type Whom = { customer: string } | { company: string } | { search: string };

/** Whose they are; of a line that names nobody, what they are called. */
function whomOf(line: Line, { people, here }: People): Whom[] {
  if (people.length > 0)
    return people
      .slice(0, mostPeople)
      .map(({ person: { kind, _id } }) =>
        kind === "company" ? { company: _id } : { customer: _id },
      );
  const search = line.words.map(({ text }) => text).join(" ");
  if (search !== "") return [{ search }];
  return here ? [{ customer: here._id }] : [];
}

function deedQuery(whom: Whom, { kind, day, fromDay }: Line, now: string) {
  const today = now.slice(0, 10);
  const isDone = kind === "held" || kind === "noShow";
  const on = kind === "move" ? fromDay : day;
  const query = {
    ...whom,
    startDate: on ?? addDays(today, isDone ? -daysBack : 0),
    endDate: on ?? addDays(today, isDone ? 0 : daysAhead),
    sort: isDone ? ("-date" as const) : ("date" as const),
    limit: 20,
  };
  return {
    ...queryOf({
      key: ["appointments", "deeds", query],
      endpoint: appointmentEndpoints.list,
      query,
    }),
    staleTime: 5_000,
  };
}
