import { Clock, ListChecks } from "lucide-react";
import { withoutGaps } from "../../../../shared/read-line/at-person.ts";
import { commands } from "../../../../shared/words/en/commands.ts";
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
  const text = said || (line.kind === "book" ? commands.book.meeting : "");
  if (text === "") return null;
  const others = dueThatDay ? commands.task.others(dueThatDay) : undefined;
  const isPast = day !== null && day < today;
  return {
    reading: {
      act: commands.task.act,
      icon: <ListChecks />,
      title: text,
      lines: [
        {
          name: "Due",
          icon: <Clock />,
          text: day ? formatMoment(day, time, today) : commands.task.noDate,
          note: isPast ? commands.free.past : others,
          ...(isPast && { warns: true }),
        },
        ...(to ? [toLine(to, "To")] : []),
      ],
    },
    act: { enter: commands.task.key },
    run: () =>
      addTask({ text, due: day, time: day ? time : null, who, ...(to && { assignee: to._id }) }),
  };
}
