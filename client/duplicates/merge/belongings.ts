import type { DuplicateKind } from "../../../shared/duplicate-kinds.ts";
import { countOf } from "../../lib/count.ts";
import type { Belongings } from "./fields.ts";

const activityWords = { note: "note", call: "call", email: "email", meeting: "meeting" } as const;

/** "3 appointments, 5 notes": what goes along with a record, its main things also if there are none. */
export function belongingsInWords(kind: DuplicateKind, of: Belongings): string {
  const { customers, appointments, activities, tasks } = of;
  const counts: [number, string][] = [
    ...(kind === "companies" ? [[customers, "customer"] as [number, string]] : []),
    [appointments, "appointment"],
    ...Object.entries(activityWords).map(([each, word]): [number, string] => [
      // as: entries lose the names of an object's fields.
      activities[each as keyof typeof activityWords],
      word,
    ]),
    [tasks, "task"],
  ];
  return counts
    .filter(([count], place) => count > 0 || place === 0)
    .map(([count, word]) => (count === 0 ? `No ${word}s` : countOf(count, word)))
    .join(", ");
}

/** All that belongs to any of them. */
export function allBelongings(each: readonly Belongings[]): Belongings {
  const sum = (countIn: (of: Belongings) => number) =>
    each.reduce((total, of) => total + countIn(of), 0);
  return {
    customers: sum(({ customers }) => customers),
    appointments: sum(({ appointments }) => appointments),
    activities: {
      note: sum(({ activities }) => activities.note),
      call: sum(({ activities }) => activities.call),
      email: sum(({ activities }) => activities.email),
      meeting: sum(({ activities }) => activities.meeting),
    },
    tasks: sum(({ tasks }) => tasks),
  };
}
