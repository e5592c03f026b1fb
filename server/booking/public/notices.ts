import { type Html, html } from "../../http/responses/html.ts";
import type { CustomerWords } from "../customer-words.ts";
import { type Frame, type LanguageChoice, renderSheet } from "./layout.ts";

/** Pages that only say something. */

/** Of a page that is nobody’s. */
function frameOf(words: CustomerWords): Frame {
  return { words, name: "Client Desk", desk: "", color: "green", initials: [] };
}

interface Notice {
  frame: Frame;
  title: string;
  text: string;
  actions?: Html | undefined;
  choice?: LanguageChoice | undefined;
}

function renderNotice({ frame, title, text, actions, choice }: Notice): string {
  const left = html`<h1>${frame.name}</h1>${frame.desk && html`<p class="org">${frame.desk}</p>`}`;
  const right = html`<h2 class="big">${title}</h2><p>${text}</p>${actions && html`<div class="acts">${actions}</div>`}`;
  return renderSheet({ frame, title, ...(choice && { choice }), left, right });
}

export function renderUnknownPage(words: CustomerWords): string {
  const { noPage: title, noPageText: text } = words.booking.notices;
  return renderNotice({ frame: frameOf(words), title, text, choice: { kept: {} } });
}

export function renderUnknownBooking(words: CustomerWords): string {
  const { noBooking: title, noBookingText: text } = words.booking.notices;
  return renderNotice({ frame: frameOf(words), title, text, choice: { kept: {} } });
}

export function renderClosed(frame: Frame, caller: string, email: string | undefined): string {
  const { closed: title, closedText } = frame.words.booking.notices;
  const actions = renderWrite(frame.words, caller, email);
  return renderNotice({ frame, title, text: closedText(caller), actions, choice: { kept: {} } });
}

export function renderFull(
  frame: Frame,
  { title, caller, email, others, choice }: FullPage,
): string {
  const { full: text, otherMeetings } = frame.words.booking.notices;
  const more =
    others !== undefined && html`<a class="btn pri" href="${others}">${otherMeetings}</a>`;
  const actions = html`${more}${renderWrite(frame.words, caller, email)}`;
  return renderNotice({ frame, title, text, actions, choice });
}

interface FullPage {
  title: string;
  caller: string;
  email: string | undefined;
  /** The address of the other meetings, if there are any. */
  others: string | undefined;
  choice: LanguageChoice;
}

function renderWrite(
  { booking: { notices } }: CustomerWords,
  caller: string,
  email: string | undefined,
): Html | undefined {
  return email === undefined
    ? undefined
    : html`<a class="btn" href="mailto:${email}">${notices.writeTo(caller)}</a>`;
}

export function renderTooMany(words: CustomerWords, seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const { tooMany: title, tooManyText } = words.booking.notices;
  return renderNotice({ frame: frameOf(words), title, text: tooManyText(minutes) });
}

/** Of what can’t be answered now; `fields` is what was sent, to be sent again. */
export function renderAway(
  words: CustomerWords,
  fields: ReadonlyMap<string, string> | undefined,
): string {
  const { away: title, awayText, awayKept, tryAgain } = words.booking.notices;
  const again = fields
    ? html`<form method="post" target="_top">${renderKept(fields)}<button class="btn pri">${tryAgain}</button></form>`
    : html`<a class="btn pri" href="">${tryAgain}</a>`;
  const text = fields ? awayKept : awayText;
  return renderNotice({ frame: frameOf(words), title, text, actions: again });
}

/** What was typed, unseen in another form. */
export function renderKept(fields: ReadonlyMap<string, string>): Html[] {
  return [...fields].map(
    ([name, value]) => html`<textarea name="${name}" hidden>\n${value}</textarea>`,
  );
}

export function renderPrivacy(words: CustomerWords): string {
  const { notices, privacy: title } = words.booking;
  const left = html`<h1>${title}</h1>`;
  const right = html`<h2 class="big">${notices.privacyTitle}</h2>
<p>${notices.privacyUse}</p>
<p class="wel">${notices.privacyKept}</p>
<p class="wel">${notices.privacyCookies}</p>`;
  return renderSheet({ frame: frameOf(words), title, choice: { kept: {} }, left, right });
}
