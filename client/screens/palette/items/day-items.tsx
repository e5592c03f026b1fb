import { CalendarCheck, CalendarSearch } from "lucide-react";
import { addDays, weekdayOf } from "../../../../shared/dates/dates.ts";
import { palette } from "../../../../shared/words/en/palette.ts";
import { formatDate } from "../../../lib/dates/dates.ts";
import { readDatePhrase } from "../date-phrases.ts";
import type { PaletteGroup, PaletteItem } from "./items.ts";
import type { Go } from "./record-items.tsx";

/** The days that the input can mean, to open. */
export function dayItems(go: Go, typed: string, today: string): PaletteItem[] {
  return readDatePhrase(typed, today).map((day) => dayItem(go, day, today));
}

/** When asking for a day: the input, or common days. */
export function dayChoices(go: Go, typed: string, today: string): PaletteGroup[] {
  if (typed !== "") return [{ value: palette.groups.day, items: dayItems(go, typed, today) }];
  const monday = addDays(today, 7 - ((weekdayOf(today) + 6) % 7));
  const days = [today, addDays(today, 1), addDays(today, -1), monday, addDays(monday, 7)];
  const items = [...new Set(days)].map((day) => dayItem(go, day, today));
  return [{ value: palette.groups.day, items }];
}

function dayItem(go: Go, day: string, today: string): PaletteItem {
  const isNear = day.slice(0, 4) === today.slice(0, 4);
  return {
    value: `day ${day}`,
    icon: day === today ? <CalendarCheck /> : <CalendarSearch />,
    title: palette.open(formatDate(day, isNear ? "weekday" : "full")),
    note: nearName(day, today),
    run: () => void go({ to: "/dashboard/appointments/$date", params: { date: day } }),
  };
}

function nearName(day: string, today: string): string | undefined {
  if (day === today) return palette.today;
  if (day === addDays(today, 1)) return palette.tomorrow;
  return day === addDays(today, -1) ? palette.yesterday : undefined;
}
