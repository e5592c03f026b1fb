import type { MeetingType } from "../../../shared/kinds/meeting-types.ts";
import { html } from "../../http/responses/html.ts";
import type { Times } from "../times/find.ts";
import { readZoneName } from "../visits/visitor.ts";
import { type Offer, renderChoose, sayNothingFree } from "./choose.ts";
import { renderDayAndTime } from "./day-and-time.ts";
import { type Query, readInstant, toQuery } from "./forms.ts";
import { icon, renderBack, renderSheet, renderWho, renderZone } from "./layout.ts";
import { renderFull } from "./notices.ts";
import { callerOf, type Site } from "./page.ts";
import { dayAt, placeOf, sayLength, sayPlace, sayReach } from "./words.ts";

/** What pages of types and times take from their address. */
export const queryNames = ["zone", "length", "day", "from", "near", "lang"];

/** What is asked for of a page. */
export interface Asked {
  site: Site;
  query: Query;
  now: Date;
  /** Free times as pages show them. */
  readTimes: (site: Site, type: MeetingType, length: number, now: Date) => Promise<Times>;
}

/** The types on the page, each with its first free time. */
export async function showTypes(
  { site, query, now, readTimes }: Asked,
  types: readonly MeetingType[],
): Promise<string> {
  const offers: Offer[] = [];
  for (const type of types) {
    const [length = 0] = type.lengths;
    const { starts, within } = await readTimes(site, type, length, now);
    offers.push({ type, first: starts[0]?.at ?? null, until: within.until });
  }
  const [only] = types;
  return renderChoose({
    ...{ frame: site.frame, welcome: site.page.welcome, offers, now },
    caller: only ? callerOf(only, site.here, site.frame.words) : "",
    path: `/book/${site.page.name}`,
    place: placeOf(readZoneName(query.zone) ?? site.zone, site.frame.words),
    lang: query.lang,
  });
}

/** The days and times of a type, whose page is at its root where it is the only one. */
export async function showTimes(
  { site, query, now, readTimes }: Asked,
  type: MeetingType,
  { isOnly, isAtRoot = false }: { isOnly: boolean; isAtRoot?: boolean },
): Promise<string> {
  const { frame, page, here } = site;
  const { words } = frame;
  const { lang } = query;
  const length = lengthOf(type, query.length);
  const place = placeOf(readZoneName(query.zone) ?? site.zone, words);
  const { starts, within } = await readTimes(site, type, length, now);
  const caller = callerOf(type, here, words);
  const root = `/book/${page.name}`;
  const at = isAtRoot ? `${page.name}/${type._id}` : "";
  // Short, for there are many.
  const own = type.lengths.length > 1 ? String(length) : undefined;
  const urlOf = (more: Query) =>
    `${at}?${toQuery({ length: own, zone: place.name, lang, ...more })}`;
  const all = `${root}?${toQuery({ zone: place.name, lang })}`;
  if (starts.length === 0) {
    return renderFull(frame, {
      title: sayNothingFree(within.until, words),
      ...{ caller, email: site.email, others: isOnly ? undefined : all },
      choice: { kept: { zone: place.name } },
    });
  }
  const near = readInstant(query.near);
  const day = query.day ?? (near === undefined ? undefined : dayAt(near, place));
  const chosen =
    type.lengths.length > 1 &&
    html`<div class="chips">${type.lengths.map((one) => html`<a class="${one === length ? "tm on" : "tm"}" href="${urlOf({ length: String(one), day })}">${sayLength(one, words)}</a>`)}</div>`;
  const picking = renderDayAndTime({
    ...{ starts, until: within.until, place, now, day, from: query.from },
    toDay: (to, from) => urlOf({ day: to || undefined, from }),
    toTime: (to) => urlOf({ at: new Date(to).toISOString() }),
    note: sayReach(type.reach, words),
    ...(chosen && { lengths: chosen }),
  });
  // Another zone has other days: what is kept is the moment.
  const open = starts.find(({ at }) => dayAt(at, place) === day) ?? starts[0];
  const kept = { length: String(length), near: new Date(open?.at ?? 0).toISOString() };
  const choice = { kept: { ...kept, zone: place.name } };
  const left = html`${!isOnly && renderBack(all, words.booking.choose.all)}${renderWho(frame)}<h1>${type.name}</h1><ul class="facts"><li>${icon("clock")}<span>${sayLength(length, words)}</span></li><li>${icon(type.place)}<span>${sayPlace(type, caller, words)}</span></li></ul>${type.description && html`<p class="wel"><bdi>${type.description}</bdi></p>`}${renderZone(place, now, { ...kept, lang })}`;
  const title = words.booking.meetingWith(type.name, frame.name);
  return renderSheet({ frame, title, place, choice, left, right: picking });
}

/** Of those that a type has. */
export function lengthOf({ lengths }: MeetingType, asked: string | undefined): number {
  return lengths.find((one) => String(one) === asked) ?? lengths[0] ?? 0;
}
