import { Clock, ListChecks } from "lucide-react";
import { withoutGaps } from "../../../../shared/read-line/at-person.ts";
import { addTask } from "./acts.ts";
import { toLine } from "./ours.tsx";
import type { About, Preview, Setting } from "./preview.ts";
import { formatMoment } from "./when.ts";

export function previewTask(
  { line, named, who }: About,
  { now, dueThatDay, to }: Setting,
): Preview | null {
  const { day, time } = line;
  const today = now.slice(0, 10);
  const said = to ? withoutGaps(named.text) : named.text;
  const text = said || (line.kind === "book" ? "Meeting" : "");
  if (text === "") return null;
  const others = dueThatDay
    ? `${dueThatDay} other ${dueThatDay === 1 ? "task" : "tasks"} that day`
    : undefined;
  const isPast = day !== null && day < today;
  return {
    reading: {
      act: "Add a task",
      icon: <ListChecks />,
      title: text,
      lines: [
        {
          name: "Due",
          icon: <Clock />,
          text: day ? formatMoment(day, time, today) : "No date",
          note: isPast ? "In the past" : others,
          ...(isPast && { warns: true }),
        },
        ...(to ? [toLine(to, "To")] : []),
      ],
    },
    act: { enter: "Add task" },
    run: () =>
      addTask({ text, due: day, time: day ? time : null, who, ...(to && { assignee: to._id }) }),
  };
}
