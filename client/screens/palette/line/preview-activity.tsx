import { Clock } from "lucide-react";
import { addDays } from "../../../../shared/dates/dates.ts";
import { firstNameOf } from "../../../../shared/matching/first-name.ts";
import type { ActivityKind } from "../../../../shared/read-line/verbs.ts";
import type { Person } from "../../../kinds/customers/people/person.ts";
import { formatDate } from "../../../lib/dates/dates.ts";
import type { PaletteItem } from "../items/items.ts";
import { type FollowUp, log } from "./acts.ts";
import { activityKinds, activityLook } from "./looks.tsx";
import { type About, followUpOn, type Preview, type Setting } from "./preview.ts";
import { formatMoment } from "./when.ts";

export function previewActivity(
  { line, named, who, also }: About,
  kind: ActivityKind,
  { now }: Setting,
): Preview | null {
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
function contactNote(
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

/** The same text as another kind of activity. */
export function activityItems(about: About, setting: Setting): PaletteItem[] {
  const { line, named, who } = about;
  // What else a note that tells of a call can be; a call that was said to be one is none.
  if (line.kind !== "note") return [];
  const today = setting.now.slice(0, 10);
  return activityKinds.flatMap((kind: ActivityKind) => {
    const preview = kind === named.kind ? null : previewActivity(about, kind, setting);
    if (!preview) return [];
    const { name, icon } = activityLook[kind];
    const note = kind === "note" ? contactNote(kind, who, line.day ?? today, today) : undefined;
    return [{ value: `as ${kind}`, icon, title: name, note, run: preview.run, act: preview.act }];
  });
}
