import { daysBetween } from "../../../../shared/dates/dates.ts";
import type { Line } from "../../../../shared/read-line/line.ts";
import { formatDaysAgo } from "../../../lib/dates/dates.ts";
import type { PaletteItem } from "../items/items.ts";
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
      title: `Task: ${title}`,
      note: [about.who?.name, lines[0]?.text].filter(Boolean).join(", "),
      run: task.run,
      act: task.act,
    },
  ];
}
