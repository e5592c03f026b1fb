import type { Settings } from "../../../shared/account/settings.ts";
import { clockInWords } from "../../../shared/dates/date-words.ts";
import { toWallClock } from "../../../shared/dates/dates.ts";
import type { ForYouItem } from "../../../shared/for-you.ts";
import { deedOf } from "../../../shared/for-you-deeds.ts";
import { firstNameOf } from "../../../shared/matching/first-name.ts";
import { type MailWords, mailWordsOf } from "../../words.ts";
import type { Letter } from "../html.ts";
import { inWords } from "../texts.ts";
import type { News } from "./due.ts";

interface Reader {
  settings: Pick<Settings, "formats">;
  timeZone: string | null;
}

/** What is linked to: pages of a desk, which may be another than the reader works on. */
export interface Place {
  publicUrl: string;
  desk: string;
}

/** A mail is not a list of everything: the newest come first, and the page has them all. */
const maxLines = 20;

/** `Ben mentioned you on Aoife` */
export function sayDeed(item: ForYouItem, { names }: News, digests: MailWords["digests"]): string {
  const { counts, forYou: words } = digests;
  const { said, what } = deedOf(item, counts);
  return words[said](firstNameOf(names.get(item.from) ?? "") || words.someone, what);
}

export function toLines(news: News, reader: Reader, place: Place, today: string): Letter["lines"] {
  const { digests } = mailWordsOf(reader.settings);
  const left = news.items.length - maxLines;
  return [
    ...news.items.slice(0, maxLines).map((item) => ({
      when: whenOf(item, reader, today),
      what: sayDeed(item, news, digests),
      who: detailOf(item, reader, today),
      url: urlOf(item, place),
    })),
    ...(left > 0
      ? [
          {
            when: "",
            what: digests.forYou.more(left),
            who: "",
            url: toUrl("/dashboard/for-you", place),
          },
        ]
      : []),
  ];
}

/** `1:12 PM`; of another day `Sun, May 3, 4:10 PM`. */
function whenOf({ at }: ForYouItem, { settings, timeZone }: Reader, today: string): string {
  const wall = toWallClock(at, timeZone);
  const day = wall.slice(0, 10);
  const { language } = mailWordsOf(settings);
  const time = clockInWords(wall.slice(11, 16), settings.formats.clock, language);
  return day === today ? time : `${inWords(day, "shortWeekdayDate", settings)}, ${time}`;
}

/** Of a text. */
const maxLength = 300;

function detailOf(item: ForYouItem, { settings }: Reader, today: string): string {
  const { reason, record, customer, company, date, note } = item;
  const { digests, language } = mailWordsOf(settings);
  const { forYou: words } = digests;
  if (reason === "mention") return shorten(record?.name ?? "");
  if (reason === "handed") return note ? `“${shorten(note)}”` : (company?.name ?? "");
  const whom = (customer ?? company)?.name;
  if (date === null) return whom ?? "";
  const day = inWords(date.slice(0, 10), "shortWeekdayDate", settings);
  if (reason === "task") {
    return [date === today ? words.dueToday : words.due(day), whom].filter(Boolean).join(". ");
  }
  const time = clockInWords(date.slice(11, 16), settings.formats.clock, language);
  return [[day, time].filter(Boolean).join(", "), whom].filter(Boolean).join(". ");
}

function shorten(text: string): string {
  return text.length > maxLength ? `${text.slice(0, maxLength - 1).trimEnd()}…` : text;
}

/** Where it is opened, as on the page For You. */
function urlOf(
  { reason, kind, record, customer, company, date }: ForYouItem,
  place: Place,
): string {
  if (reason === "appointment" && date) {
    return toUrl(`/dashboard/appointments/${date.slice(0, 10)}`, place);
  }
  const isHanded = reason === "handed";
  if (reason === "task" || (kind === "tasks" && !customer && !company)) {
    return toUrl("/dashboard/tasks", place);
  }
  if (isHanded && !record) {
    const list = kind === "companies" ? "companies" : "customers";
    return toUrl(`/dashboard/${list}?filter=responsible%3Ais%3Ame`, place);
  }
  const person = isHanded && kind === "customers" ? record : customer;
  if (person) return toUrl(`/dashboard/customers/${person._id}`, place);
  const firm = isHanded && kind === "companies" ? record : company;
  return toUrl(firm ? `/dashboard/companies/${firm._id}` : "/dashboard/for-you", place);
}

/** The desk comes last, see client/lib/people/tab-desk.ts. */
export function toUrl(path: string, { publicUrl, desk }: Place): string {
  return `${publicUrl}${path}${path.includes("?") ? "&" : "?"}desk=${desk}`;
}
