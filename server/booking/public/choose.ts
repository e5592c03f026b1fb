import { addDays } from "../../../shared/dates/dates.ts";
import type { MeetingType } from "../../../shared/kinds/meeting-types.ts";
import { type Html, html } from "../../http/responses/html.ts";
import type { CustomerWords } from "../customer-words.ts";
import { toQuery } from "./forms.ts";
import { type Frame, icon, renderSheet, renderZone } from "./layout.ts";
import { type Place, sayDay, sayLengths, sayMoment, sayPlace } from "./words.ts";

/** A meeting type with its first free instant; null for none before `until`, a day. */
export interface Offer {
  type: MeetingType;
  first: number | null;
  until: string;
}

interface Choosing {
  frame: Frame;
  welcome: string;
  offers: readonly Offer[];
  /** How whoever calls is called. */
  caller: string;
  path: string;
  place: Place;
  /** The language, where the address names one. */
  lang: string | undefined;
  now: Date;
}

/** The page of a person or a desk: its meeting types, to choose one. */
export function renderChoose(page: Choosing): string {
  const { frame, welcome, offers, place, lang, now } = page;
  const { choose } = frame.words.booking;
  const many = frame.initials.map((one) => html`<span class="i0" aria-hidden="true">${one}</span>`);
  const left = html`<span class="many">${many}</span><h1>${frame.name}</h1>${frame.desk && html`<p class="org">${frame.desk}</p>`}${welcome && html`<p class="wel"><bdi>${welcome}</bdi></p>`}${renderZone(place, now, { lang })}`;
  const list =
    offers.length === 0
      ? html`<p class="note">${choose.none}</p>`
      : html`<div class="types">${offers.map((offer) => renderOffer(offer, page))}</div>`;
  const right = html`<h2>${choose.heading}</h2>${list}`;
  const title = choose.title(frame.name);
  const choice = { kept: { zone: place.name } };
  return renderSheet({ frame, title, place, choice, left, right });
}

function renderOffer({ type, first, until }: Offer, { caller, path, place, lang }: Choosing): Html {
  const { words } = place;
  const url = `${path}/${type._id}?${toQuery({ zone: place.name, lang })}`;
  const { lengths, name, description } = type;
  return html`<a href="${url}"><span><b>${name}</b>${description && html`<p><bdi>${description}</bdi></p>`}${
    first === null
      ? html`<span class="first no">${sayNothingFree(until, words)}</span>`
      : html`<span class="first">${words.booking.choose.firstFree(sayMoment(first, place))}</span>`
  }</span><span class="meta">${sayLengths(lengths, words)}<small>${icon(type.place)}${sayPlace(type, caller, words)}</small></span>${icon("on")}</a>
`;
}

/** `until` is the last day on which it can be booked now. */
export function sayNothingFree(until: string, words: CustomerWords): string {
  return words.booking.choose.nothingFree(sayDay(addDays(until, 1), { words }, "plain"));
}
