import type { Settings } from "../../shared/account/settings.ts";
import {
  clockInWords,
  type DateStyle,
  dateInWords,
  timesInWords,
} from "../../shared/dates/date-words.ts";
import { daysBetween } from "../../shared/dates/dates.ts";
import type { Appointment } from "../../shared/kinds/appointments.ts";
import type { Task } from "../../shared/kinds/tasks.ts";
import { listNames } from "../../shared/lists/list-names.ts";
import { mailWordsOf } from "../words.ts";
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
  const when = [inWords(day, "shortWeekdayDate", settings), timeOf(appointment, settings)];
  return toMail(
    [oneLine(title), ...when].filter(Boolean).join(", "),
    {
      title: inWords(day, "full", settings),
      lines: [{ when: spanOf(appointment, settings), what: title, who: whoOf(appointment), notes }],
      link: dayLink(publicUrl, day, settings),
      why: why("reminders", recipient, publicUrl),
    },
    settings,
  );
}

export function writeAgenda(
  { day, appointments, tasks }: Agenda,
  forYou: Letter["lines"] | undefined,
  recipient: Recipient,
  publicUrl: string,
): Text {
  const { settings } = recipient;
  const { digests: words } = mailWordsOf(settings);
  const counts = [
    appointments.length > 0 && words.counts.appointments(appointments.length),
    tasks.length > 0 && words.counts.tasks(tasks.length),
  ];
  return toMail(
    words.agenda(inWords(day, "weekday", settings), listCounts(counts, settings)),
    {
      title: inWords(day, "full", settings),
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
      ...(forYou && { more: { title: words.forYou.title, lines: forYou } }),
      link: dayLink(publicUrl, day, settings),
      why: why("agenda", recipient, publicUrl),
    },
    settings,
  );
}

/** A date in the language and the order of who reads it. */
export function inWords(
  day: string,
  style: DateStyle,
  settings: Pick<Settings, "formats">,
): string {
  return dateInWords(day, style, settings.formats.date, mailWordsOf(settings).language);
}

/** `2 appointments, 1 task` */
export function listCounts(
  counts: readonly (string | false)[],
  settings: Pick<Settings, "formats">,
): string {
  const format = new Intl.ListFormat(mailWordsOf(settings).language, { type: "unit" });
  return format.format(counts.filter((count) => count !== false));
}

/** `To do`, `3:00 PM`, `6 days late` */
function dueOf({ due, time }: Task, day: string, settings: Settings): string {
  const { digests: words, language } = mailWordsOf(settings);
  const late = due === null ? 0 : daysBetween(due, day);
  if (late > 0) return words.late(late);
  return time === null ? words.toDo : clockInWords(time, settings.formats.clock, language);
}

export function toMail(subject: string, letter: Letter, settings: Pick<Settings, "formats">): Text {
  const { title, lines, more, link, why: reason } = letter;
  const words = mailWordsOf(settings);
  const { change, stop } = words.digests;
  const text = [
    title,
    ...lines.map(toText),
    ...(more ? [more.title, ...more.lines.map(toText)] : []),
    `${link.text}: ${link.url}`,
    `${reason.text} ${change(reason.url)}\n${stop(reason.unsubscribe)}`,
  ].join("\n\n");
  return { subject, text, html: toHtml(letter, words), unsubscribe: reason.unsubscribe };
}

function toText({ when, what, who, notes, url }: Letter["lines"][number]): string {
  const said = [when, what, who, url ?? ""].filter(Boolean);
  return [...said, ...(notes ? ["", notes] : [])].join("\n");
}

export function why(
  mail: RegularMail,
  { settings, mailKey }: Recipient,
  publicUrl: string,
): Letter["why"] {
  return {
    text: mailWordsOf(settings).digests.why[mail],
    url: `${publicUrl}/dashboard/settings?tab=notifications`,
    unsubscribe: `${publicUrl}/unsubscribe/${mail}/${mailKey}`,
  };
}

function dayLink(publicUrl: string, day: string, settings: Settings): Letter["link"] {
  return {
    text: mailWordsOf(settings).digests.openDay(inWords(day, "longWeekday", settings)),
    url: `${publicUrl}/dashboard/appointments/${day}`,
  };
}

function whoOf({ customer, company }: Appointment): string {
  return listNames(customer.name, company.name).join(", ");
}

function timeOf({ date }: Appointment, settings: Settings): string {
  const { language } = mailWordsOf(settings);
  return clockInWords(date.slice(11, 16), settings.formats.clock, language);
}

/** `2:15 – 3:45 PM` */
function spanOf({ date, duration }: Appointment, settings: Settings): string {
  const { digests, language } = mailWordsOf(settings);
  if (date.length === 10) return digests.noTime;
  return timesInWords(date.slice(11, 16), duration, settings.formats.clock, language);
}

/** A subject has no line breaks. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ");
}
