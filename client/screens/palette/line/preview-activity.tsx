import { Clock, Mail, NotebookPen, Phone, Users } from "lucide-react";
import type { ReactNode } from "react";
import { addDays } from "../../../../shared/dates/dates.ts";
import { firstNameOf } from "../../../../shared/matching/first-name.ts";
import type { ActivityKind } from "../../../../shared/read-line/verbs.ts";
import { activities } from "../../../../shared/words/en/activities.ts";
import { commands } from "../../../../shared/words/en/commands.ts";
import type { Person } from "../../../kinds/customers/people/person.ts";
import { formatDate } from "../../../lib/dates/dates.ts";
import type { PaletteItem } from "../items/items.ts";
import { type FollowUp, log } from "./acts.ts";
import { type About, followUpOn, type Preview, type Setting } from "./preview.ts";
import { formatMoment } from "./when.ts";

const activityIcons: Record<ActivityKind, ReactNode> = {
  call: <Phone />,
  note: <NotebookPen />,
  email: <Mail />,
  meeting: <Users />,
};

// as: the keys of the record above.
const activityKinds = Object.keys(activityIcons) as ActivityKind[];

export function previewActivity(
  { line, named, who, also }: About,
  kind: ActivityKind,
  { now }: Setting,
): Preview | null {
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
      act: commands.log.acts[kind],
      icon: activityIcons[kind],
      title: named.text || activities.labels[kind],
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
      enter: commands.log.keys[kind],
      ...(who && {
        follow: {
          words: commands.log.followUp,
          run: () => {
            const task = activities.followUp[kind](firstNameOf(who.name));
            return make(followUpOn(addDays(today, 7), task));
          },
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
    return stays ? commands.log.contactStays(formatDate(lastContact)) : undefined;
  }
  return day === today ? commands.log.contactToday : commands.log.contactOn(formatDate(day));
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
    const note = kind === "note" ? contactNote(kind, who, line.day ?? today, today) : undefined;
    return [
      {
        value: `as ${kind}`,
        icon: activityIcons[kind],
        title: activities.labels[kind],
        note,
        run: preview.run,
        act: preview.act,
      },
    ];
  });
}
