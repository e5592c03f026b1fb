import { dateInWords } from "../../shared/date-words.ts";
import { type Condition, printFilter } from "../../shared/filters.ts";
import type { Settings } from "../../shared/settings.ts";
import type { Mail } from "../mail.ts";
import type { Month } from "./month.ts";
import { type Letter, toMail, why } from "./texts.ts";

/** The figures of the reports page, each with its rows behind it. */
export function writeSummary(
  month: Month,
  { settings }: { settings: Settings },
  publicUrl: string,
): Omit<Mail, "to"> {
  const { from, to, before } = month.period;
  const name = (day: string) => dateInWords(day, "month", settings.formats.date);
  const words = { publicUrl, earlier: `in ${name(before.from)}` };
  const { added, closed } = month.growth.total;
  return toMail(`${name(from)}: ${count(added, "new customer")}, ${count(closed, "deal")} closed`, {
    title: name(from),
    lines: [...growthLines(month, words), ...contactLine(month, words)],
    link: {
      text: "Open the report",
      url: `${publicUrl}/dashboard/reports?period=${from}..${to}`,
    },
    why: why("You get a summary of each month by email.", publicUrl),
  });
}

type Line = Letter["lines"][number];

interface Words {
  publicUrl: string;
  /** "in March 2026" */
  earlier: string;
}

function growthLines({ growth, period }: Month, { publicUrl, earlier }: Words): Line[] {
  const { total, before } = growth;
  const line = (
    when: string,
    what: string,
    then: number | undefined,
    field: Condition["field"],
  ) => ({
    when,
    what,
    who: then === undefined ? "" : `${then} ${earlier}`,
    url: customersUrl(publicUrl, { field, word: "between", values: [period.from, period.to] }),
  });
  return [
    line("New", count(total.added, "customer"), before?.added, "createdAt"),
    line("Closed", count(total.closed, "deal"), before?.closed, "closed"),
  ];
}

function contactLine({ contact, period }: Month, { publicUrl, earlier }: Words): Line[] {
  const [now, before] = [contact.columns.at(-1), contact.before.at(-1)];
  if (!now || now.customers === 0) return [];
  const then = before && before.customers > 0 ? `; ${percent(before)} ${earlier}` : "";
  return [
    {
      when: "Kept in touch",
      what: percent(now),
      who: `${now.kept} of ${now.customers} within their follow-up time at the end${then}`,
      url: customersUrl(publicUrl, { field: "inTouch", word: "is", values: [period.to] }),
    },
  ];
}

function customersUrl(publicUrl: string, condition: Condition): string {
  const search = new URLSearchParams({ filter: printFilter([condition]) });
  return `${publicUrl}/dashboard/customers?${search}`;
}

function count(number: number, noun: string): string {
  return `${number} ${number === 1 ? noun : `${noun}s`}`;
}

function percent({ kept, customers }: { kept: number; customers: number }): string {
  return `${Math.round((kept / customers) * 100)}%`;
}
