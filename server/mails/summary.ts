import type { Settings } from "../../shared/account/settings.ts";
import { dateInWords } from "../../shared/dates/date-words.ts";
import { type Condition, printFilter } from "../../shared/lists/filters.ts";
import type { Days } from "../../shared/reports/report-periods.ts";
import { customersAtEnd, valueAtEnd } from "../../shared/reports/report-totals.ts";
import { customerStatuses } from "../../shared/statuses.ts";
import type { Letter } from "./html.ts";
import type { Mail } from "./mail.ts";
import { moneyInWords } from "./money-words.ts";
import type { Month } from "./month.ts";
import { type Recipient, toMail, why } from "./texts.ts";

/** The figures of the reports page, each with its rows behind it. */
export function writeSummary(
  month: Month,
  recipient: Recipient,
  publicUrl: string,
): Omit<Mail, "to"> {
  const { settings } = recipient;
  const { from, to, before } = month.period;
  const name = (day: string) => dateInWords(day, "month", settings.formats.date);
  const words = { settings, publicUrl, earlier: `in ${name(before.from)}` };
  const title = titles[month.whose ?? "all"](name(from));
  const who = { mine: "&who=me", everyone: "&who=all", all: "" }[month.whose ?? "all"];
  const { added, closed } = month.growth.total;
  return toMail(`${title}: ${count(added, "new customer")}, ${count(closed, "deal")} closed`, {
    title,
    lines: [
      valueLine(month, words),
      ...growthLines(month, words),
      appointmentLine(month, words),
      ...contactLine(month, words),
      ...companyLine(month, words),
    ],
    link: {
      text: "Open the report in Client Desk",
      url: `${publicUrl}/dashboard/reports?period=${from}..${to}${who}`,
    },
    why: why("the monthly summary is on", "summary", recipient, publicUrl),
  });
}

const titles = {
  mine: (month: string) => `Your ${month}`,
  everyone: (month: string) => `${month}, everyone`,
  all: (month: string) => month,
};

type Line = Letter["lines"][number];

interface Words {
  settings: Settings;
  publicUrl: string;
  /** "in March 2026" */
  earlier: string;
}

function valueLine({ value, period, whose }: Month, { settings, publicUrl, earlier }: Words): Line {
  const last = value.columns.at(-1);
  const customers = last ? customersAtEnd(last) : 0;
  const then = value.before === null ? "" : `; ${moneyInWords(value.before, settings.formats)} `;
  return {
    when: "Value",
    what: moneyInWords(valueAtEnd(last), settings.formats),
    who: `${count(customers, "customer")} at month end${then && `${then}${earlier}`}`,
    url: customersUrl(publicUrl, whose, {
      field: "statusOn",
      word: "is",
      values: [period.to, ...customerStatuses],
    }),
  };
}

function growthLines({ growth, period, whose }: Month, { publicUrl, earlier }: Words): Line[] {
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
    url: customersUrl(publicUrl, whose, {
      field,
      word: "between",
      values: [period.from, period.to],
    }),
  });
  return [
    line("New", count(total.added, "customer"), before?.added, "createdAt"),
    line("Closed", count(total.closed, "deal"), before?.closed, "closed"),
  ];
}

function appointmentLine(
  { appointments, period, whose }: Month,
  { publicUrl, earlier }: Words,
): Line {
  const { held, noShow, canceled, open } = appointments.total;
  const others = [
    count(noShow, "no-show"),
    `${canceled} canceled`,
    ...(open > 0 ? [`${open} without an outcome`] : []),
  ].join(", ");
  const { before } = appointments;
  return {
    when: "Appointments",
    what: `${held} held`,
    who: `${others}${before ? `; ${before.held} held ${earlier}` : ""}`,
    url: appointmentsUrl(publicUrl, whose, period),
  };
}

function contactLine({ contact, period, whose }: Month, { publicUrl, earlier }: Words): Line[] {
  const [now, before] = [contact.columns.at(-1), contact.before.at(-1)];
  if (!now || now.customers === 0) return [];
  const then = before && before.customers > 0 ? `; ${percent(before)} ${earlier}` : "";
  return [
    {
      when: "Up to date",
      what: percent(now),
      who: `${now.kept} of ${now.customers} contacted in time, as of month end${then}`,
      url: customersUrl(publicUrl, whose, { field: "inTouch", word: "is", values: [period.to] }),
    },
  ];
}

function companyLine({ shares }: Month, { settings, publicUrl }: Words): Line[] {
  const [largest] = shares.companies;
  if (!largest || largest.value === 0) return [];
  return [
    {
      when: "Largest company",
      what: largest.name,
      who: `${moneyInWords(largest.value, settings.formats)} today`,
      url: `${publicUrl}/dashboard/companies/${largest._id}`,
    },
  ];
}

function customersUrl(publicUrl: string, whose: Month["whose"], condition: Condition): string {
  const mine: Condition = { field: "responsible", word: "is", values: ["me"] };
  const conditions = whose === "mine" ? [condition, mine] : [condition];
  const search = new URLSearchParams({ filter: printFilter(conditions) });
  return `${publicUrl}/dashboard/customers?${search}`;
}

function appointmentsUrl(publicUrl: string, whose: Month["whose"], { from, to }: Days): string {
  const held: Condition = { field: "outcome", word: "is", values: ["held"] };
  const search = new URLSearchParams({ from, to, filter: printFilter([held]) });
  if (whose === "mine") search.set("who", "me");
  return `${publicUrl}/dashboard/appointments/list?${search}`;
}

function count(number: number, noun: string): string {
  return `${number} ${number === 1 ? noun : `${noun}s`}`;
}

function percent({ kept, customers }: { kept: number; customers: number }): string {
  return `${Math.round((kept / customers) * 100)}%`;
}
