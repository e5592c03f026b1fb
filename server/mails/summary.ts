import type { FormatSettings, Settings } from "../../shared/account/settings.ts";
import { type Condition, printFilter } from "../../shared/lists/filters.ts";
import type { Days } from "../../shared/reports/report-periods.ts";
import { customersAtEnd, valueAtEnd } from "../../shared/reports/report-totals.ts";
import { customerStatuses } from "../../shared/statuses.ts";
import type { Language } from "../../shared/words/languages.ts";
import { type MailWords, mailWordsOf } from "../words.ts";
import type { Letter } from "./html.ts";
import type { Mail } from "./mail.ts";
import type { Month } from "./month.ts";
import { inWords, listCounts, type Recipient, toMail, why } from "./texts.ts";

/** The figures of the reports page, each with its rows behind it. */
export function writeSummary(
  month: Month,
  recipient: Recipient,
  publicUrl: string,
): Omit<Mail, "to"> {
  const { settings } = recipient;
  const { from, to, before } = month.period;
  const { language, digests } = mailWordsOf(settings);
  const said = digests.summary;
  const name = (day: string) => inWords(day, "month", settings);
  const then = (figure: string) => said.earlier(figure, name(before.from));
  const words = { settings, publicUrl, language, said, counts: digests.counts, then };
  const own = { mine: said.mine(name(from)), everyone: said.everyone(name(from)), all: name(from) };
  const title = own[month.whose ?? "all"];
  const who = { mine: "&who=me", everyone: "&who=all", all: "" }[month.whose ?? "all"];
  const { added, closed } = month.growth.total;
  return toMail(
    said.subject(title, said.newCustomers(added), said.dealsClosed(closed)),
    {
      title,
      lines: [
        valueLine(month, words),
        ...growthLines(month, words),
        appointmentLine(month, words),
        ...contactLine(month, words),
        ...companyLine(month, words),
      ],
      link: {
        text: said.openReport,
        url: `${publicUrl}/dashboard/reports?period=${from}..${to}${who}`,
      },
      why: why("summary", recipient, publicUrl),
    },
    settings,
  );
}

type Line = Letter["lines"][number];

interface Words {
  settings: Settings;
  publicUrl: string;
  language: MailWords["language"];
  said: MailWords["digests"]["summary"];
  counts: MailWords["digests"]["counts"];
  /** "3 in March 2026": what a figure was the month before. */
  then: (figure: string) => string;
}

function valueLine({ value, period, whose }: Month, words: Words): Line {
  const { said, publicUrl } = words;
  const last = value.columns.at(-1);
  const customers = said.atEnd(last ? customersAtEnd(last) : 0);
  return {
    when: said.value,
    what: money(valueAtEnd(last), words),
    who: nowAndThen(customers, value.before === null ? null : money(value.before, words), words),
    url: customersUrl(publicUrl, whose, {
      field: "statusOn",
      word: "is",
      values: [period.to, ...customerStatuses],
    }),
  };
}

function growthLines({ growth, period, whose }: Month, words: Words): Line[] {
  const { said, counts, publicUrl, then } = words;
  const { total, before } = growth;
  const line = (
    when: string,
    what: string,
    earlier: number | undefined,
    field: Condition["field"],
  ) => ({
    when,
    what,
    who: earlier === undefined ? "" : then(String(earlier)),
    url: customersUrl(publicUrl, whose, {
      field,
      word: "between",
      values: [period.from, period.to],
    }),
  });
  return [
    line(said.new, counts.customers(total.added), before?.added, "createdAt"),
    line(said.closed, said.deals(total.closed), before?.closed, "closed"),
  ];
}

function appointmentLine({ appointments, period, whose }: Month, words: Words): Line {
  const { said, publicUrl, settings } = words;
  const { held, noShow, canceled, open } = appointments.total;
  const others = [said.noShows(noShow), said.canceled(canceled), open > 0 && said.open(open)];
  const { before } = appointments;
  return {
    when: said.appointments,
    what: said.held(held),
    who: nowAndThen(listCounts(others, settings), before ? said.held(before.held) : null, words),
    url: appointmentsUrl(publicUrl, whose, period),
  };
}

function contactLine({ contact, period, whose }: Month, words: Words): Line[] {
  const { said, publicUrl, language } = words;
  const [now, before] = [contact.columns.at(-1), contact.before.at(-1)];
  if (!now || now.customers === 0) return [];
  const then = before && before.customers > 0 ? percent(before, language) : null;
  return [
    {
      when: said.upToDate,
      what: percent(now, language),
      who: nowAndThen(said.inTime(String(now.kept), String(now.customers)), then, words),
      url: customersUrl(publicUrl, whose, { field: "inTouch", word: "is", values: [period.to] }),
    },
  ];
}

function companyLine({ shares }: Month, words: Words): Line[] {
  const { said, publicUrl } = words;
  const [largest] = shares.companies;
  if (!largest || largest.value === 0) return [];
  return [
    {
      when: said.largest,
      what: largest.name,
      who: said.today(money(largest.value, words)),
      url: `${publicUrl}/dashboard/companies/${largest._id}`,
    },
  ];
}

/** "12 customers at month end; $3,000 in March 2026"; null where there was no month before. */
function nowAndThen(now: string, earlier: string | null, { said, then }: Words): string {
  return earlier === null ? now : said.nowAndThen(now, then(earlier));
}

function money(value: number, { settings, language }: Words): string {
  return moneyInWords(value, settings.formats, language);
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

function percent(
  { kept, customers }: { kept: number; customers: number },
  language: MailWords["language"],
): string {
  const format = new Intl.NumberFormat(language, { style: "percent", numberingSystem: "latn" });
  return format.format(kept / customers);
}

/** "$12,500.50", in the user's currency and numbers, for where there is no screen. */
function moneyInWords(
  value: number,
  { currency, numbers }: Pick<FormatSettings, "currency" | "numbers">,
  language: Language,
): string {
  const parts = new Intl.NumberFormat(language === "en" ? "en-US" : language, {
    numberingSystem: "latn",
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    ...(!Number.isInteger(value) && { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  }).formatToParts(value);
  // As 1,234.56 is written.
  const marks: Partial<Record<string, string | undefined>> = {
    group: numbers[1],
    decimal: numbers[5],
  };
  return parts.map(({ type, value }) => marks[type] ?? value).join("");
}
