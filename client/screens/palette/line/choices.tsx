import { CalendarPlus, Clock, Tag } from "lucide-react";
import { daysBetween, weekdayOf } from "../../../../shared/dates/dates.ts";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { never } from "../../../../shared/statuses.ts";
import { commands } from "../../../../shared/words/en/commands.ts";
import { snoozeTimes } from "../../../kinds/customers/attention-acts.ts";
import { formatClock, formatDate, formatDaysAgo } from "../../../lib/dates/dates.ts";
import { freeTimeAmong, minutesOf, timeOf } from "../../../lib/queries/bookings.ts";
import type { PaletteGroup, PaletteItem, PaletteResults } from "../items/items.ts";
import { snooze } from "./deed-acts.ts";
import type { About, Preview, Setting } from "./preview.ts";
import { openForm, previewBooking } from "./preview-booking.tsx";
import { addTags } from "./tag-acts.ts";
import { toDuration, usualOf } from "./when.ts";

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
    const does = previewBooking({ ...about, line: { ...about.line, day, time } }, setting);
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
    title: times.length > 0 || !setting.booked ? commands.anotherTime : commands.noFreeTime,
    run: () => openForm(setting.go, about, day),
  };
  return {
    value: commands.whichTime(formatDate(day, "shortWeekdayDate")),
    items: [...items, another],
  };
}

const mostTimes = 8;
/** Of days without working hours, and once those of others are full. */
const wide = { from: "08:00", to: "20:00" };
const usual = { from: "09:00", to: "17:00" };

interface Asked {
  day: string;
  minutes: number;
  /** All appointments of that day. */
  booked: readonly Appointment[];
  /** When tasks of that day are due: their time is taken as well. */
  taskTimes: readonly string[];
  /** `2026-11-20T13:00`: nothing before it is free. */
  now: string;
}

/** When a day is free for so long: on the hour, in the working hours as long as there is room. */
function freeTimes(asked: Asked): string[] {
  const hours = usualOf().workingHours[weekdayOf(asked.day)] ?? usual;
  const within = freeBetween(asked, hours, 60);
  if (within.length > 0) return within;
  const halves = freeBetween(asked, hours, 30);
  return halves.length > 0 ? halves : freeBetween(asked, wide, 60);
}

function freeBetween(
  { day, minutes, booked, taskTimes, now }: Asked,
  { from, to }: { from: string; to: string },
  step: number,
): string[] {
  const isFree = freeTimeAmong(booked, { length: minutes, step: minutes });
  const tasks = taskTimes.map((time) => minutesOf(`T${time}`) ?? -1);
  const until = minutesOf(`T${to}`) ?? 0;
  const times: string[] = [];
  for (let at = minutesOf(`T${from}`) ?? 0; at + minutes <= until; at += step) {
    const hasTask = tasks.some((task) => task >= at && task < at + minutes);
    const isOver = `${day}T${timeOf(at)}` <= now;
    if (hasTask || isOver || isFree({ day, from: at, until: at + minutes }) === null) continue;
    times.push(timeOf(at));
  }
  return times.slice(0, mostTimes);
}

export function previewSnooze({ line, who, also }: About, { now }: Setting): Preview | null {
  const { day } = line;
  if (!who || !day) return null;
  const days = daysBetween(day, now.slice(0, 10));
  return {
    reading: {
      act: commands.snooze.act,
      icon: <Clock />,
      title: commands.snooze.until(formatDate(day, "shortWeekdayDate")),
      lines: [{ name: "Back", icon: <Clock />, text: formatDaysAgo(days) }],
    },
    act: { enter: commands.snooze.act },
    run: () => snooze(who, day, also),
  };
}

/** Until when, if the line does not say it. */
function snoozeChoices({ who, also }: About, { now }: Setting): PaletteItem[] {
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
            act: { enter: commands.snooze.act },
          },
        ]
      : [],
  );
}

const mostTags = 8;

/** The tags that there are, if the line says none. */
function tagChoices({ who, also }: About, { tags }: Setting): PaletteItem[] {
  if (!who) return [];
  return tags.slice(0, mostTags).map((name) => ({
    value: `tag ${name}`,
    icon: <Tag />,
    title: name,
    run: () => addTags(who, [name], also),
    act: { enter: commands.tags.one },
  }));
}

/** The line says who but not what: which tag, or until when. */
export function askedResults(
  about: About,
  setting: Setting,
  searchItem: PaletteItem,
): Pick<PaletteResults, "groups" | "parts"> | null {
  const { kind } = about.line;
  const { parts } = about.named;
  const items =
    kind === "snooze"
      ? snoozeChoices(about, setting)
      : kind === "tag"
        ? tagChoices(about, setting)
        : [];
  if (items.length === 0 || !about.who) return null;
  const value =
    kind === "snooze" ? commands.untilWhen(about.who.name) : commands.whichTag(about.who.name);
  return {
    parts,
    groups: [
      { value, items },
      { value: commands.or, items: [searchItem] },
    ],
  };
}
