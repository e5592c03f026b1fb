import { Clock, ListChecks } from "lucide-react";
import { addTask } from "./acts.ts";
import type { About, Preview, Setting } from "./preview.ts";
import { formatMoment } from "./when.ts";

export function previewTask(
  { line, named, who }: About,
  { now, dueThatDay }: Setting,
): Preview | null {
  const { day, time } = line;
  const today = now.slice(0, 10);
  const text = named.text || (line.kind === "book" ? "Meeting" : "");
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
      ],
    },
    act: { enter: "Add task" },
    run: () => addTask({ text, due: day, time: day ? time : null, who }),
  };
}
