import { Clock } from "lucide-react";
import { addDays } from "../../../shared/dates.ts";
import { firstNameOf } from "../../../shared/first-name.ts";
import type { ActivityKind } from "../../../shared/read-line/verbs.ts";
import { formatDate } from "../../lib/dates.ts";
import { type FollowUp, log } from "./acts.ts";
import { activityLook } from "./looks.tsx";
import type { Person } from "./person.ts";
import { type About, followUpOn, type Said, type Setting } from "./said.ts";
import { formatMoment } from "./when.ts";

export function sayActivity(
  { line, named, who, also }: About,
  kind: ActivityKind,
  { now }: Setting,
): Said | null {
  const { name, act, icon, followUp } = activityLook[kind];
  if (kind === "note" && named.text === "") return null;
  const today = now.slice(0, 10);
  const day = line.day ?? today;
  const time = line.day ? line.time : now.slice(11);
  const at = time ? `${day}T${time}:00.000Z` : day;
  const make = (task?: FollowUp) =>
    who
      ? log({ kind, text: named.text, at, who, also, ...(task && { followUp: task }) })
      : Promise.resolve(false);
  return {
    reading: {
      act,
      icon,
      title: named.text || name,
      lines: [
        {
          name: "When",
          icon: <Clock />,
          text: formatMoment(day, time, today),
          note: contactNote(kind, who, day, today),
        },
      ],
    },
    act: {
      enter: act.replace(/ an? /, " "),
      ...(who && {
        follow: {
          words: "Log and follow up",
          run: () => make(followUpOn(addDays(today, 7), followUp(firstNameOf(who.name)))),
        },
      }),
    },
    run: () => make(),
  };
}

/** What becomes of the last contact. */
export function contactNote(
  kind: ActivityKind,
  who: Person | null,
  day: string,
  today: string,
): string | undefined {
  const { lastContact } = who ?? {};
  if (lastContact === undefined) return undefined;
  if (kind === "note" || day <= (lastContact ?? "")) {
    const stays = lastContact && lastContact !== today;
    return stays ? `Last contact stays ${formatDate(lastContact)}` : undefined;
  }
  return `Sets last contact to ${day === today ? "today" : formatDate(day)}`;
}
