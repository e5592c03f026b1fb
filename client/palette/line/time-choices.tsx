import { CalendarPlus } from "lucide-react";
import { formatClock, formatDate } from "../../lib/dates.ts";
import type { PaletteGroup, PaletteItem } from "../items.ts";
import { freeTimes } from "./free-times.ts";
import type { About, Setting } from "./said.ts";
import { openForm, sayBooking } from "./say-booking.tsx";
import { toDuration } from "./when.ts";

/** A day without a time: when it is free, the first first. Of a day that may be two, those of both. */
export function timeChoices(about: About, setting: Setting): PaletteGroup[] {
  const { day, otherDay } = about.line;
  const days = [
    { day, booked: setting.booked, taskTimes: setting.taskTimes },
    { day: otherDay, booked: setting.bookedOther, taskTimes: [] },
  ];
  return days.flatMap((one) =>
    one.day === null ? [] : [groupOf(about, { ...setting, ...one }, one.day)],
  );
}

function groupOf(about: About, setting: Setting, day: string): PaletteGroup {
  const { now, booked = [], taskTimes } = setting;
  const minutes = toDuration(about.line.minutes);
  const times = setting.booked ? freeTimes({ day, minutes, booked, taskTimes, now }) : [];
  const items = times.flatMap((time): PaletteItem[] => {
    const does = sayBooking({ ...about, line: { ...about.line, day, time } }, setting);
    if (!does) return [];
    return [
      {
        value: `at ${day} ${time}`,
        icon: does.reading.icon,
        title: formatClock(time),
        note: does.reading.lines[0]?.note,
        run: does.run,
        act: does.act,
      },
    ];
  });
  const another: PaletteItem = {
    value: `another time ${day}`,
    icon: <CalendarPlus />,
    title:
      times.length > 0 || !setting.booked ? "Another time" : "No free time, choose in the form",
    run: () => openForm(setting.go, about, day),
  };
  return {
    value: `Which time on ${formatDate(day, "shortWeekdayDate")}?`,
    items: [...items, another],
  };
}
