import type { Settings } from "../../shared/account/settings.ts";
import { clockInWords, dateInWords, timesInWords } from "../../shared/dates/date-words.ts";
import { daysBetween } from "../../shared/dates/dates.ts";
import type { Appointment } from "../../shared/kinds/appointments.ts";
import type { Task } from "../../shared/kinds/tasks.ts";
import { listNames } from "../../shared/lists/list-names.ts";
import { type Letter, toHtml } from "./html.ts";
import type { Mail } from "./mail.ts";
import type { Agenda } from "./plan.ts";
import type { RegularMail } from "./unsubscribe/regular-mails.ts";

export interface Recipient {
  settings: Settings;
  mailKey: string;
}

type Text = Omit<Mail, "to">;

export function writeReminder(
  appointment: Appointment,
  recipient: Recipient,
  publicUrl: string,
): Text {
  const { settings } = recipient;
  const { date, title, notes } = appointment;
  const day = date.slice(0, 10);
  const time = timeOf(appointment, settings);
  const on = dateInWords(day, "full", settings.formats.date);
  return toMail(
    `${oneLine(title)}, ${[shortDay(day, settings), time].filter(Boolean).join(", ")}`,
    {
      title: on,
      lines: [{ when: spanOf(appointment, settings), what: title, who: whoOf(appointment), notes }],
      link: dayLink(publicUrl, day),
      why: why("email reminders are on", "reminders", recipient, publicUrl),
    },
  );
}

export function writeAgenda(
  { day, appointments, tasks }: Agenda,
  forYou: Letter["lines"] | undefined,
  recipient: Recipient,
  publicUrl: string,
): Text {
  const { settings } = recipient;
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
    ...(forYou && { more: { title: "For You", lines: forYou } }),
    link: dayLink(publicUrl, day),
    why: why("the daily agenda is on", "agenda", recipient, publicUrl),
  });
}

export function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** `To do`, `3:00 PM`, `6 days late` */
function dueOf({ due, time }: Task, day: string, { formats }: Settings): string {
  const late = due === null ? 0 : daysBetween(due, day);
  if (late > 0) return `${count(late, "day", "days")} late`;
  return time === null ? "To do" : clockInWords(time, formats.clock);
}

export function toMail(subject: string, letter: Letter): Text {
  const { title, lines, more, link, why: reason } = letter;
  const text = [
    title,
    ...lines.map(toText),
    ...(more ? [more.title, ...more.lines.map(toText)] : []),
    `${link.text}: ${link.url}`,
    `${reason.text} Change this in Settings: ${reason.url}\nUnsubscribe: ${reason.unsubscribe}`,
  ].join("\n\n");
  return { subject, text, html: toHtml(letter), unsubscribe: reason.unsubscribe };
}

function toText({ when, what, who, notes, url }: Letter["lines"][number]): string {
  const said = [when, what, who, url ?? ""].filter(Boolean);
  return [...said, ...(notes ? ["", notes] : [])].join("\n");
}

/** `because`: `the daily agenda is on` */
export function why(
  because: string,
  mail: RegularMail,
  { mailKey }: Recipient,
  publicUrl: string,
): Letter["why"] {
  return {
    text: `You’re getting this because ${because}.`,
    url: `${publicUrl}/dashboard/settings?tab=notifications`,
    unsubscribe: `${publicUrl}/unsubscribe/${mail}/${mailKey}`,
  };
}

function dayLink(publicUrl: string, day: string): Letter["link"] {
  const weekday = dateInWords(day, "longWeekday", "ymd");
  return {
    text: `Open ${weekday} in Client Desk`,
    url: `${publicUrl}/dashboard/appointments/${day}`,
  };
}

function whoOf({ customer, company }: Appointment): string {
  return listNames(customer.name, company.name).join(", ");
}

function shortDay(day: string, { formats }: Settings): string {
  return dateInWords(day, "shortWeekdayDate", formats.date);
}

function timeOf({ date }: Appointment, { formats }: Settings): string {
  return clockInWords(date.slice(11, 16), formats.clock);
}

/** `2:15 – 3:45 PM` */
function spanOf({ date, duration }: Appointment, { formats }: Settings): string {
  if (date.length === 10) return "No time";
  return timesInWords(date.slice(11, 16), duration, formats.clock);
}

/** A subject has no line breaks. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ");
}
