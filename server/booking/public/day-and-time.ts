import { addDays, listDays } from "../../../shared/dates/dates.ts";
import type { Start } from "../../../shared/slots/bookable.ts";
import { type Html, html } from "../../http/responses/html.ts";
import { writeWeekdayHead } from "./date-words.ts";
import { renderScript } from "./scripts.ts";
import {
  dayAt,
  minuteAt,
  type Place,
  partOfDay,
  sayDay,
  sayTime,
  toStart,
  weekOf,
} from "./words.ts";

/** How many weeks are shown at a time. */
const weeksShown = 6;

export interface Picking {
  starts: readonly Pick<Start, "at">[];
  /** The last day on which it can be booked now. */
  until: string;
  place: Place;
  now: Date;
  /** The day that is open, if one was chosen and has times. */
  day: string | undefined;
  /** The first week that is shown, as a day of it. */
  from: string | undefined;
  /** The addresses of a day, of other weeks and of a time. */
  toDay: (day: string, from: string | undefined) => string;
  toTime: (at: number) => string;
  chosen?: readonly number[];
  /** Below the days. */
  note: string;
  /** Above the times: the lengths to choose from. */
  lengths?: Html;
}

/** Days and their free times on one screen: links in reading order, which lead on without script. */
export function renderDayAndTime(picking: Picking): Html {
  const { starts, until, place, now, from, toDay, note, lengths } = picking;
  const byDay = Map.groupBy(starts, ({ at }) => dayAt(at, place));
  const today = dayAt(now.getTime(), place);
  const { words } = place;
  const { days: say } = words.booking;
  const thisWeek = weekOf(today, words);
  const asked = from === undefined ? thisWeek : weekOf(from, words);
  const [, first = thisWeek] = [asked, thisWeek].sort();
  const lastWeek = [weekOf(until, words), first].sort()[1] ?? first;
  const [last = first] = [addDays(first, weeksShown * 7 - 1), addDays(lastWeek, 6)].sort();
  const days = listDays(first, last);
  const isShown = (day: string) => day >= first && day <= last;
  const free = [...byDay.keys()].filter(isShown);
  const open = picking.day !== undefined && byDay.has(picking.day) ? picking.day : free[0];
  const heads = days
    .slice(0, 7)
    .map(
      (day) => html`<i aria-hidden="true">${writeWeekdayHead(words.language, Date.parse(day))}</i>`,
    );
  const cells = days.map((day, at) => {
    const isFirst = at === 0 || day.endsWith("-01");
    const month = isFirst && html`<small>${sayDay(day, place, "month")}</small>`;
    const figure = html`${month}<b>${Number(day.slice(8))}</b>`;
    if (!byDay.has(day)) {
      return html`<span${day === today && html` class="td"`}>${month}${Number(day.slice(8))}</span>`;
    }
    return html`<a href="${toDay(day, from)}#times" aria-label="${say.free(sayDay(day, place, "plain"))}"${day === open && html` class="on" aria-current="date"`}>${figure}</a>`;
  });
  const later = addDays(lastWeek, 6) > last && addDays(last, 1);
  const earlier = first > thisWeek && addDays(first, -weeksShown * 7);
  return html`<div class="dt"><section aria-label="${say.day}"><h2>${say.choose}</h2><div class="g7">${heads}${cells}</div>
<p class="note">${note}${earlier && html` <a class="link" href="${toDay("", earlier)}">${say.earlier}</a>`}${later && html` <a class="link" href="${toDay("", later)}">${say.later}</a>`}</p></section>
<section aria-label="${say.time}" id="times">${lengths}${
    open === undefined
      ? html`<p class="note">${say.none}</p>`
      : html`<h2>${toStart(sayDay(open, place), place)}</h2>${renderTimes(byDay.get(open) ?? [], picking)}`
  }</section></div>${renderScript("arrows")}`;
}

function renderTimes(
  starts: readonly Pick<Start, "at">[],
  { place, toTime, chosen = [] }: Picking,
): Html {
  const parts = Map.groupBy(starts, ({ at }) => partOfDay(minuteAt(at, place), place.words));
  const rows = [...parts].map(([part, of]) => {
    const links = of.map(
      ({ at }) =>
        html`<a${chosen.includes(at) && html` class="on" aria-current="true"`} href="${toTime(at)}">${sayTime(at, place)}</a>`,
    );
    return html`<dt>${part}</dt><dd>${links}</dd>`;
  });
  return html`<dl class="times">${rows}</dl>`;
}
