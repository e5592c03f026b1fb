import type { MeetingType } from "../../../shared/kinds/meeting-types.ts";
import { suggestEmail } from "../../../shared/text/email-typo.ts";
import { bold, type Html, html, rich } from "../../http/responses/html.ts";
import type { VisitorErrors } from "../visits/visitor.ts";
import {
  type Frame,
  icon,
  type LanguageChoice,
  privacyOf,
  renderAlert,
  renderBack,
  renderSheet,
  renderWho,
  renderZone,
} from "./layout.ts";
import {
  dayAt,
  type Place,
  sayDay,
  sayLength,
  sayMoment,
  sayPlace,
  sayShort,
  saySpan,
  sayTime,
  sayZone,
  toStart,
} from "./words.ts";

export interface Details {
  frame: Frame;
  type: MeetingType;
  length: number;
  at: number;
  place: Place;
  now: Date;
  /** How whoever calls is called. */
  caller: string;
  /** The language, where the address or the form names one. */
  lang: string | undefined;
  /** None where something was typed, which another page would not have. */
  choice?: LanguageChoice;
  /** Of the other times. */
  back: string;
  /** What was typed. */
  fields: ReadonlyMap<string, string>;
  errors: VisitorErrors;
  /** Of a time that was taken: the next free ones. */
  next?: readonly number[];
  /** Said above the form. */
  problem?: string;
}

/** Who books, and what they are asked: the last step. */
export function renderDetails(details: Details): string {
  const { frame, type, length, at, place, caller, back, now, lang, next, problem } = details;
  const { words } = frame;
  const { details: say, meetingWith } = words.booking;
  const end = at + length * 60_000;
  const [chosen] = next ?? [];
  // Each names its time, and the style shows that of the chosen one.
  const sayInstead = (one: number) =>
    html`<span>${rich(words.booked.moving.now(sayMoment(one, place, "weekday")), { b: bold })}</span>`;
  const when =
    next === undefined
      ? html`<b>${toStart(sayDay(dayAt(at, place), place), place)}</b><br>${saySpan(at, end, place)}`
      : html`<s>${sayMoment(at, place)}</s>${next.length > 0 && html`<br><span class="which">${next.map(sayInstead)}</span>`}`;
  const facts = html`<ul class="facts"><li class="now">${icon("calendar")}<span>${when}<small>${toStart(sayZone(place), place)}.</small></span></li><li>${icon("clock")}<span>${sayLength(length, words)}</span></li><li>${icon(type.place)}<span>${sayPlace(type, caller, words)}</span></li></ul>`;
  const kept = { length: String(length), at: new Date(at).toISOString(), lang };
  const left = html`${renderBack(back, say.otherTimes)}${renderWho(frame)}<h1>${type.name}</h1>${facts}${renderZone(place, now, kept)}`;
  const button =
    chosen === undefined
      ? problem === undefined
        ? say.book
        : words.booking.notices.tryAgain
      : (next ?? []).map((one) => html`<span>${say.bookAt(sayShort(one, place))}</span>`);
  const meant = suggestEmail(details.fields.get("email") ?? "");
  const privacy = (text: string) =>
    html`<a class="link" href="${privacyOf(words.language)}">${text}</a>`;
  const right = html`<h2>${say.heading}</h2>
<form class="pf" method="post" target="_top"><input type="hidden" name="length" value="${length}"><input type="hidden" name="zone" value="${place.name}">${lang !== undefined && html`<input type="hidden" name="lang" value="${lang}">`}
${problem && renderAlert(problem)}${next && renderTaken(details, next)}${chosen === undefined && html`<input type="hidden" name="at" value="${new Date(at).toISOString()}">`}
<div class="duo">${renderField(details, { name: "name", label: say.name, complete: "name" })}${renderField(details, { name: "email", label: say.email, type: "email", complete: "email", hint: meant === undefined ? say.forConfirmation : say.didYouMean(meant) })}</div>
<div class="duo">${renderField(details, { name: "phone", label: say.phone, type: "tel", complete: "tel", ...(type.place === "phone" ? { hint: say.callsThis(caller) } : { isOptional: true }) })}${renderField(details, { name: "company", label: say.company, complete: "organization", isOptional: true })}</div>
${type.place === "theirs" && renderField(details, { name: "address", label: say.address, complete: "street-address", isLong: true })}
${type.questions.map(({ text, kind, isRequired }, place) => renderField(details, { name: `answer${place}`, label: text, isOptional: !isRequired, isLong: kind === "long" }))}
<div class="hp" aria-hidden="true"><label>Website<input name="website" tabindex="-1" autocomplete="off"></label></div>
<div class="end"><button class="btn pri${chosen !== undefined && " which"}">${button}</button><small>${rich(say.whoGets(frame.name), { privacy })}</small></div>
</form>`;
  const title = meetingWith(type.name, frame.name);
  const { choice } = details;
  return renderSheet({ frame, title, ...(choice && { choice }), left, right });
}

function renderTaken({ at, place, back, frame }: Details, next: readonly number[]): Html {
  const options = next.map(
    (one, index) =>
      html`<label class="tm"><input type="radio" name="at" value="${new Date(one).toISOString()}"${index === 0 && html` checked`}>${sayShort(one, place)}</label>`,
  );
  const { details: say } = frame.words.booking;
  const taken = (next.length === 0 ? say.takenLast : say.taken)(sayTime(at, place));
  return renderAlert(
    html`<p>${rich(taken, { b: bold })}</p><div class="opt" role="group" aria-label="${say.nextTimes}">${options}<a class="link" href="${back}">${say.moreTimes}</a></div>`,
  );
}

interface Field {
  name: string;
  label: string;
  type?: string;
  complete?: string;
  hint?: string;
  isOptional?: boolean;
  isLong?: boolean;
}

/** The first that is wrong takes the focus. */
function renderField({ fields, errors, frame }: Details, field: Field): Html {
  const { name, label, type = "text", complete, hint, isOptional, isLong } = field;
  const value = fields.get(name) ?? "";
  const error = errors[name];
  const [first] = Object.keys(errors);
  const told = error !== undefined || hint !== undefined;
  const facts = html`id="${name}" name="${name}"${complete && html` autocomplete="${complete}"`}${told && html` aria-describedby="${name}-told"`}${error !== undefined && html` aria-invalid="true"`}${first === name && html` autofocus`}`;
  return html`<div class="field"><label for="${name}"><bdi>${label}</bdi>${isOptional && html`<small>${frame.words.booking.optional}</small>`}</label>${
    isLong
      ? html`<textarea ${facts}>${value && `\n${value}`}</textarea>`
      : html`<input class="t" type="${type}" ${facts} value="${value}">`
  }${
    error !== undefined
      ? html`<span class="err" id="${name}-told">${error}</span>`
      : hint !== undefined && html`<span class="hint" id="${name}-told">${hint}</span>`
  }</div>`;
}
