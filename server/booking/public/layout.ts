import { readFileSync } from "node:fs";
import { type BookingColor, bookingColors } from "../../../shared/booking-pages.ts";
import { utc } from "../../../shared/dates/time-zones.ts";
import { type Language, languages } from "../../../shared/words/languages.ts";
import { offered } from "../../../shared/words/offered.ts";
import { type Html, html, trusted } from "../../http/responses/html.ts";
import type { CustomerWords } from "../customer-words.ts";
import { listZones } from "../visits/visitor.ts";
import { renderScript, scriptSources, sourceOf } from "./scripts.ts";
import { type Place, sayTime, sayZone, toStart } from "./words.ts";

/** What every page of one booking page has in common. */
export interface Frame {
  /** What it says, in the language of whoever reads it. */
  words: CustomerWords;
  /** Of the person or the desk. */
  name: string;
  /** Of the desk, below a person’s name; empty where that is the same. */
  desk: string;
  color: BookingColor;
  /** The first letters of those who take bookings, on the desk’s own page. */
  initials: readonly string[];
}

interface Sheet {
  frame: Frame;
  title: string;
  /** By which clock it tells times where its address names none: whose browser has another one gets it by that. */
  place?: Place;
  /** How another language is chosen; without it, that can’t be done here. */
  choice?: LanguageChoice;
  left: Html;
  right: Html;
}

/** The same page in another language, which its address then names; or kept with what is booked, by a form that is sent `to` its page. */
export interface LanguageChoice {
  to?: string;
  kept: Record<string, string | undefined>;
}

const properties = /--[\w-]+/g;
const source = readFileSync(new URL("./style.css", import.meta.url), "utf8");
const names = [...new Set(source.match(properties))];

/** Small, as each page has it: also what its custom properties are called. */
const css = source
  .replace(properties, (name) => `--${names.indexOf(name).toString(36)}`)
  .replace(/\s+/g, " ")
  .replace(/ ?([{};,>]) ?|(?<=:) (?=[^ ])/g, "$1")
  .replaceAll(";}", "}")
  .trim();

/** A page has the rules of its own color alone. */
const styles = Object.fromEntries(
  bookingColors.map((color) => {
    const isOther = (name: string) => bookingColors.some((one) => one === name && one !== color);
    return [color, css.replace(/\.(\w+)\{[^}]*\}/g, (rule, name) => (isOther(name) ? "" : rule))];
  }),
);
const styleSources = Object.values(styles).map(sourceOf).join(" ");

/** Nothing from anywhere but what stands in the page; `/book/` alone may stand in other sites’ frames. */
export function policyOf(isFramed: boolean): string {
  return [
    "default-src 'none'",
    `script-src ${scriptSources}`,
    `style-src ${styleSources}`,
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramed ? "*" : "'none'"}`,
  ].join("; ");
}

const icons = {
  back: '<path d="m15 18-6-6 6-6"/>',
  on: '<path d="m9 18 6-6-6-6"/>',
  down: '<path d="m6 9 6 6 6-6"/>',
  clock: '<circle cx="12" cy="12" r="10"/><path d="M12 6v6l4 2"/>',
  calendar: '<path d="M8 2v4M16 2v4M3 10h18"/><rect width="18" height="18" x="3" y="4" rx="2"/>',
  globe:
    '<circle cx="12" cy="12" r="10"/><path d="M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20"/>',
  phone:
    '<path d="M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384"/>',
  video:
    '<path d="m16 13 5.223 3.482a.5.5 0 0 0 .777-.416V7.87a.5.5 0 0 0-.752-.432L16 10.5"/><rect x="2" y="6" width="14" height="12" rx="2"/>',
  address:
    '<path d="M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0"/><circle cx="12" cy="10" r="3"/>',
  alert: '<circle cx="12" cy="12" r="10"/><path d="M12 8v4M12 16h.01"/>',
} as const;

export function icon(name: keyof typeof icons | "theirs"): Html {
  const path = icons[name === "theirs" ? "address" : name];
  return trusted(`<svg viewBox="0 0 24 24" aria-hidden="true">${path}</svg>`);
}

export function renderSheet({ frame, title, place, choice, left, right }: Sheet): string {
  const { language, direction, booking } = frame.words;
  return html`<!doctype html>
<html lang="${language}" dir="${direction}" class="${frame.color}"${place && html` data-zone="${place.name}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<meta name="description" content="${title}">
${place && renderScript("zone")}
<style>${trusted(styles[frame.color] ?? css)}</style>
</head>
<body>
<a class="skip" href="#main">${booking.skip}</a>
<div class="sheet">
<header class="who">${left}</header>
<main id="main">${right}</main>
</div>
<footer><span><a href="${privacyOf(language)}">${booking.privacy}</a>${choice && renderChoice(choice, frame.words)}</span><a href="/">Client Desk</a></footer>
</body>
</html>
`.html;
}

export function privacyOf(language: Language): string {
  return `/book/privacy?lang=${language}`;
}

/** Each language by its own name. */
function renderChoice({ to, kept }: LanguageChoice, { language, booking }: CustomerWords): Html {
  const others = offered.filter((one) => one !== language);
  const buttons = others.map(
    (one) => html`<button name="lang" value="${one}" lang="${one}">${languages[one].name}</button>`,
  );
  const form = to !== undefined && html` method="post" action="${to}"`;
  return html`<details class="lang"><summary aria-label="${booking.language}: ${languages[language].name}">${icon("globe")}${languages[language].name}${icon("down")}</summary><form${form}>${renderHidden(kept)}${buttons}</form></details>`;
}

function renderHidden(kept: LanguageChoice["kept"]): Html[] {
  return Object.entries(kept).flatMap(([name, value]) =>
    value ? [html`<input type="hidden" name="${name}" value="${value}">`] : [],
  );
}

/** Why something was not done, or that a time is no longer free. */
export function renderAlert(content: Html | string): Html {
  return html`<div class="taken" role="alert">${icon("alert")}<div>${content}</div></div>`;
}

/** The person or the desk in small, above what is booked. */
export function renderWho({ name, desk, initials }: Frame): Html {
  return html`<div class="in">${initials.slice(0, 1).map((one) => html`<span class="i0" aria-hidden="true">${one}</span>`)}<span><b>${name}</b>${desk && html`<small>${desk}</small>`}</span></div>`;
}

export function renderBack(url: string, words: string): Html {
  return html`<a class="back" href="${url}">${icon("back")}${words}</a>`;
}

/** What they are called after their area is their value, and needs no end: much of the page is this list. */
function renderZones({ zone: chosen }: Place): Html {
  const zones = [...listZones()];
  const toOption = ([name, zone]: readonly [string, string]) =>
    `<option${zone === chosen.name ? " selected" : ""}>${name}`;
  const areas = Map.groupBy(zones, ([, zone]) => zone.split("/", 1)[0]);
  const groups = [...areas].map(
    ([area, some]) => `<optgroup label=${area}>${some.map(toOption).join("")}`,
  );
  // Those of no area. Without the one that is chosen, the first of all would seem to be it.
  const isListed = zones.some(([, zone]) => zone === chosen.name);
  const others = new Set(isListed ? [utc.name] : [utc.name, chosen.name]);
  return trusted([...[...others].map((name) => toOption([name, name])), ...groups].join(""));
}

/** Which clock the page tells, with its hour as a proof, and the form that changes it. `kept` goes along. */
export function renderZone(place: Place, now: Date, kept: LanguageChoice["kept"]): Html {
  const { zone } = place.words.booking;
  return html`<details class="zone"><summary>${icon("globe")}<span>${toStart(sayZone(place), place)}<span class="link">${zone.change}</span></span><small>${zone.now(sayTime(now.getTime(), place))}</small></summary>
<form>${renderHidden(kept)}<label class="hint" for="zone">${zone.label}</label><select id="zone" name="zone">${renderZones(place)}</select><button class="btn">${zone.use}</button></form></details>`;
}
