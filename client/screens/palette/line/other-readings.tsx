import { CalendarSearch, Search } from "lucide-react";
import { daysBetween } from "../../../../shared/dates/dates.ts";
import { firstNameOf } from "../../../../shared/matching/first-name.ts";
import { withoutGaps } from "../../../../shared/read-line/at-person.ts";
import type { Line } from "../../../../shared/read-line/line.ts";
import { commands } from "../../../../shared/words/en/commands.ts";
import { formatDaysAgo } from "../../../lib/dates/dates.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import type { PaletteItem } from "../items/items.ts";
import { findWith } from "./free.tsx";
import type { About, Setting } from "./preview.ts";
import { previewLine } from "./preview-line.tsx";
import { previewTask } from "./preview-task.tsx";
import { formatMoment } from "./when.ts";

/** The line on each day that it can mean, the nearest first. */
export function daysOf(line: Line): Line[] {
  return line.otherDay ? [line, { ...line, day: line.otherDay }] : [line];
}

/** The days that "next tuesday" can mean: Enter does the same on either. */
export function dayChoices({ line, ...about }: About, setting: Setting): PaletteItem[] {
  return daysOf(line).flatMap((on) => {
    const does = previewLine({ ...about, line: on }, { ...setting, booked: undefined });
    if (!does || !on.day) return [];
    return [
      {
        value: `on ${on.day}`,
        icon: does.reading.icon,
        title: formatMoment(on.day, on.time),
        note: formatDaysAgo(daysBetween(on.day, setting.now.slice(0, 10))),
        run: does.run,
        act: does.act,
      },
    ];
  });
}

/** An appointment can be a task as well. */
export function taskInstead(about: About, setting: Setting): PaletteItem[] {
  if (about.named.kind !== "book" || about.line.repeat) return [];
  const task = previewTask(about, { ...setting, dueThatDay: undefined });
  if (!task) return [];
  const { title, lines } = task.reading;
  return [
    {
      value: "task instead",
      icon: task.reading.icon,
      title: commands.asTask(title),
      note: [about.who?.name, lines[0]?.text].filter(Boolean).join(", "),
      run: task.run,
      act: task.act,
    },
  ];
}

/** "Find a time with Ben" */
export function findItem({ line, named, who }: About, { go, to }: Setting): PaletteItem[] {
  if (!to || line.kind !== "book") return [];
  const begun = { title: withoutGaps(named.text) || undefined, customer: who?._id };
  return [
    {
      value: "find a time",
      icon: <CalendarSearch />,
      title: commands.findTimeWith(isolate(firstNameOf(to.name))),
      run: () => void findWith(to, go, begun),
    },
  ];
}

/** The line as a plain search. */
export function searchItem(typed: string, run: () => void): PaletteItem {
  return {
    value: "search for it",
    icon: <Search />,
    title: commands.searchFor(isolate(typed)),
    stays: true,
    run,
  };
}
