import { Clock } from "lucide-react";
import { daysBetween } from "../../../shared/dates.ts";
import { never } from "../../../shared/statuses.ts";
import { snoozeTimes } from "../../dashboard/attention-acts.ts";
import { formatDate, formatDaysAgo } from "../../lib/dates.ts";
import type { PaletteItem } from "../items.ts";
import { snooze } from "./deed-acts.ts";
import type { About, Said, Setting } from "./said.ts";

export function saySnooze({ line, who, also }: About, { now }: Setting): Said | null {
  const { day } = line;
  if (!who || !day) return null;
  const days = daysBetween(day, now.slice(0, 10));
  return {
    reading: {
      act: "Snooze",
      icon: <Clock />,
      title: `Until ${formatDate(day, "shortWeekdayDate")}`,
      lines: [{ name: "For", icon: <Clock />, text: formatDaysAgo(days) }],
    },
    act: { enter: "Snooze" },
    run: () => snooze(who, day, also),
  };
}

/** Until when, if the line does not say it. */
export function snoozeChoices({ who, also }: About, { now }: Setting): PaletteItem[] {
  if (!who) return [];
  return snoozeTimes(now.slice(0, 10)).flatMap(({ label, until }) =>
    until
      ? [
          {
            value: `until ${until}`,
            icon: <Clock />,
            title: label,
            aside: until === never ? undefined : formatDate(until, "shortWeekdayDate"),
            run: () => snooze(who, until, also),
            act: { enter: "Snooze" },
          },
        ]
      : [],
  );
}
