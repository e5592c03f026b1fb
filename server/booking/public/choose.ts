import { addDays } from "../../../shared/dates/dates.ts";
import type { MeetingType } from "../../../shared/kinds/meeting-types.ts";
import { type Html, html } from "./html.ts";
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
  now: Date;
}

/** The page of a person or a desk: its meeting types, to choose one. */
export function renderChoose(page: Choosing): string {
  const { frame, welcome, offers, place, now } = page;
  const many = frame.initials.map((one) => html`<span class="i0" aria-hidden="true">${one}</span>`);
  const left = html`<span class="many">${many}</span><h1>${frame.name}</h1>${frame.desk && html`<p class="org">${frame.desk}</p>`}${welcome && html`<p class="wel">${welcome}</p>`}${renderZone(place, now, {})}`;
  const list =
    offers.length === 0
      ? html`<p class="note">Nothing can be booked here yet.</p>`
      : html`<div class="types">${offers.map((offer) => renderOffer(offer, page))}</div>`;
  const right = html`<h2>Choose a meeting</h2>${list}`;
  return renderSheet({ frame, title: `Book a meeting with ${frame.name}`, place, left, right });
}

function renderOffer({ type, first, until }: Offer, { caller, path, place }: Choosing): Html {
  const url = `${path}/${type._id}?zone=${encodeURIComponent(place.name)}`;
  const { lengths, name, description } = type;
  return html`<a href="${url}"><span><b>${name}</b>${description && html`<p>${description}</p>`}${
    first === null
      ? html`<span class="first no">${sayNothingFree(until)}</span>`
      : html`<span class="first">First free ${sayMoment(first, place)}</span>`
  }</span><span class="meta">${sayLengths(lengths)}<small>${icon(type.place)}${sayPlace(type, caller)}</small></span>${icon("on")}</a>
`;
}

/** `until` is the last day on which it can be booked now. */
export function sayNothingFree(until: string): string {
  return `Nothing free before ${sayDay(addDays(until, 1), "plain")}`;
}
