import type { Appointment } from "../../shared/appointments.ts";
import { clockInWords, dateInWords } from "../../shared/date-words.ts";
import { daysBetween } from "../../shared/dates.ts";
import type { Settings } from "../../shared/settings.ts";
import type { Task } from "../../shared/tasks.ts";
import type { Mail } from "../mail.ts";
import { toHtml } from "./html.ts";
import type { Agenda } from "./plan.ts";

interface Recipient {
  settings: Settings;
}

type Text = Omit<Mail, "to">;

/** What a mail says, as plain text and as HTML. */
export interface Letter {
  title: string;
  /** A time, what is then, and with whom. */
  lines: { when: string; what: string; who: string; notes?: string; url?: string }[];
  link: { text: string; url: string };
  why: { text: string; url: string };
}

export function writeReminder(
  appointment: Appointment,
  { settings }: Recipient,
  publicUrl: string,
): Text {
  const { date, title, notes } = appointment;
  const day = date.slice(0, 10);
  const time = timeOf(appointment, settings);
  const on = dateInWords(day, "full", settings.formats.date);
  return toMail(
    `${oneLine(title)}, ${[shortDay(day, settings), time].filter(Boolean).join(", ")}`,
    {
      title: on,
      lines: [{ when: spanOf(appointment, settings), what: title, who: whoOf(appointment), notes }],
      link: { text: "Open the day", url: dayUrl(publicUrl, day) },
      why: why("You get reminders by email.", publicUrl),
    },
  );
}

export function writeAgenda(
  { day, appointments, tasks }: Agenda,
  { settings }: Recipient,
  publicUrl: string,
): Text {
  const counts = [
    count(appointments.length, "appointment", "appointments"),
    count(tasks.length, "task", "tasks"),
  ].filter((part) => !part.startsWith("0 "));
  return toMail(`${dateInWords(day, "weekday", settings.formats.date)}: ${counts.join(", ")}`, {
    title: dateInWords(day, "full", settings.formats.date),
    lines: [
      ...appointments.map((one) => ({
        when: spanOf(one, settings),
        what: one.title,
        who: whoOf(one),
      })),
      ...tasks.map((task) => ({
        when: dueOf(task, day, settings),
        what: task.text,
        who: [task.customer, task.company].flatMap((one) => one?.name ?? []).join(", "),
      })),
    ],
    link: { text: "Open the day", url: dayUrl(publicUrl, day) },
    why: why("You’re getting this because the daily agenda is on.", publicUrl),
  });
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** `To do`, `3:00 PM`, `6 days late` */
function dueOf({ due, time }: Task, day: string, { formats }: Settings): string {
  const late = due === null ? 0 : daysBetween(due, day);
  if (late > 0) return `${count(late, "day", "days")} late`;
  return time === null ? "To do" : clockInWords(time, formats.clock);
}

export function toMail(subject: string, letter: Letter): Text {
  const { title, lines, link, why: reason } = letter;
  const text = [
    title,
    ...lines.map(({ when, what, who, notes, url }) =>
      [
        when,
        what,
        ...(who ? [who] : []),
        ...(url ? [url] : []),
        ...(notes ? ["", notes] : []),
      ].join("\n"),
    ),
    `${link.text}: ${link.url}`,
    `${reason.text} Change it in Settings: ${reason.url}`,
  ].join("\n\n");
  return { subject, text, html: toHtml(letter) };
}

export function why(text: string, publicUrl: string) {
  return { text, url: `${publicUrl}/dashboard/settings?tab=calendar` };
}

function dayUrl(publicUrl: string, day: string): string {
  return `${publicUrl}/dashboard/appointments/${day}`;
}

function whoOf({ customer, company }: Appointment): string {
  return `${customer.name}, ${company.name}`;
}

function shortDay(day: string, { formats }: Settings): string {
  return dateInWords(day, "shortWeekdayDate", formats.date);
}

function timeOf({ date }: Appointment, { formats }: Settings): string {
  return clockInWords(date.slice(11, 16), formats.clock);
}

/** `2:15 PM – 3:45 PM` */
function spanOf(appointment: Appointment, settings: Settings): string {
  const { date, duration } = appointment;
  if (date.length === 10) return "No time";
  const end = new Date(Date.parse(date) + duration * 60_000).toISOString();
  return `${timeOf(appointment, settings)} – ${clockInWords(end.slice(11, 16), settings.formats.clock)}`;
}

/** A subject has no line breaks. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ");
}
