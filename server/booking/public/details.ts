import type { MeetingType } from "../../../shared/kinds/meeting-types.ts";
import { suggestEmail } from "../../../shared/text/email-typo.ts";
import type { VisitorErrors } from "../visits/visitor.ts";
import { type Html, html } from "./html.ts";
import { type Frame, icon, renderBack, renderSheet, renderWho, renderZone } from "./layout.ts";
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
  const { frame, type, length, at, place, caller, back, now, next, problem } = details;
  const end = at + length * 60_000;
  const [chosen] = next ?? [];
  const when =
    next === undefined
      ? html`<b>${sayDay(dayAt(at, place))}</b><br>${saySpan(at, end, place)}`
      : html`<s>${sayMoment(at, place)}</s>`;
  const facts = html`<ul class="facts"><li class="now">${icon("calendar")}<span>${when}<small>${sayZone(place)}.</small></span></li><li>${icon("clock")}<span>${sayLength(length)}</span></li><li>${icon(type.place)}<span>${sayPlace(type, caller)}</span></li></ul>`;
  const kept = { length: String(length), at: new Date(at).toISOString() };
  const left = html`${renderBack(back, "Other times")}${renderWho(frame)}<h1>${type.name}</h1>${facts}${renderZone(place, now, kept)}`;
  // Each names its time, and the style shows that of the chosen one.
  const button =
    chosen === undefined
      ? "Book This Time"
      : (next ?? []).map((one) => html`<span>Book ${sayShort(one, place)}</span>`);
  const meant = suggestEmail(details.fields.get("email") ?? "");
  const right = html`<h2>Your details</h2>
<form class="pf" method="post" target="_top"><input type="hidden" name="length" value="${length}"><input type="hidden" name="zone" value="${place.name}">
${problem && html`<p class="taken" role="alert">${problem}</p>`}${next && renderTaken(details, next)}${chosen === undefined && html`<input type="hidden" name="at" value="${new Date(at).toISOString()}">`}
<div class="duo">${renderField(details, { name: "name", label: "Name", complete: "name" })}${renderField(details, { name: "email", label: "Email", type: "email", complete: "email", hint: meant === undefined ? "For the confirmation, and to move or cancel." : `Did you mean ${meant}?` })}</div>
<div class="duo">${renderField(details, { name: "phone", label: "Phone", type: "tel", complete: "tel", ...(type.place === "phone" ? { hint: `${caller} calls this number.` } : { isOptional: true }) })}${renderField(details, { name: "company", label: "Company", complete: "organization", isOptional: true })}</div>
${type.place === "theirs" && renderField(details, { name: "address", label: "Your address", complete: "street-address", isLong: true })}
${type.questions.map(({ text, kind, isRequired }, place) => renderField(details, { name: `answer${place}`, label: text, isOptional: !isRequired, isLong: kind === "long" }))}
<div class="hp" aria-hidden="true"><label>Website<input name="website" tabindex="-1" autocomplete="off"></label></div>
<div class="end"><button class="btn pri${chosen !== undefined && " which"}">${button}</button><small>${frame.name} gets what you enter here to prepare the meeting. No cookies, no tracking. <a class="link" href="/book/privacy">Privacy</a></small></div>
</form>`;
  return renderSheet({ frame, title: `${type.name} with ${frame.name}`, left, right });
}

function renderTaken({ at, place, back }: Details, next: readonly number[]): Html {
  const options = next.map(
    (one, index) =>
      html`<label class="tm"><input type="radio" name="at" value="${new Date(one).toISOString()}"${index === 0 && html` checked`}>${sayShort(one, place)}</label>`,
  );
  const words =
    next.length === 0
      ? "There is no other free time at the moment."
      : "These are the next free times:";
  return html`<div class="taken" role="alert"><p><b>${sayTime(at, place)} was just taken.</b> What you typed is kept. ${words}</p><div class="opt" role="group" aria-label="Next free times">${options}<a class="link" href="${back}">More times</a></div></div>`;
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
function renderField({ fields, errors }: Details, field: Field): Html {
  const { name, label, type = "text", complete, hint, isOptional, isLong } = field;
  const value = fields.get(name) ?? "";
  const error = errors[name];
  const [first] = Object.keys(errors);
  const told = error !== undefined || hint !== undefined;
  const facts = html`id="${name}" name="${name}"${complete && html` autocomplete="${complete}"`}${told && html` aria-describedby="${name}-told"`}${error !== undefined && html` aria-invalid="true"`}${first === name && html` autofocus`}`;
  return html`<div class="field"><label for="${name}">${label}${isOptional && html`<small>Optional</small>`}</label>${
    isLong
      ? html`<textarea ${facts}>${value && `\n${value}`}</textarea>`
      : html`<input class="t" type="${type}" ${facts} value="${value}">`
  }${
    error !== undefined
      ? html`<span class="err" id="${name}-told">${error}</span>`
      : hint !== undefined && html`<span class="hint" id="${name}-told">${hint}</span>`
  }</div>`;
}
