import { bold, type Html, html, rich } from "../../http/responses/html.ts";
import { choiceOf, renderLedger, type Showing } from "./booking-page.ts";
import { icon, renderAlert, renderBack, renderSheet, renderWho, renderZone } from "./layout.ts";
import {
  callMeeting,
  dayAt,
  type Place,
  sayDay,
  sayLength,
  sayMoment,
  sayOneOf,
  sayPlace,
  saySpan,
  sayZone,
  toStart,
} from "./words.ts";

// What is asked before a booking is changed: opening a link changes nothing.

/** Asks whether to cancel it. */
export function renderCancel(showing: Showing): string {
  const { booking, frame, caller, path } = showing;
  const { booked: say } = frame.words;
  const { canceling } = say;
  const title = canceling.title(booking.title);
  const left = html`${renderReturn(showing)}${renderWho(frame)}<h1>${booking.title}</h1>`;
  if (booking.isInvited === 1) return renderDecline(showing, left);
  const right = html`<h2 class="big">${canceling.question(callMeeting(booking.title, frame.words))}</h2><p>${canceling.text(caller)}</p>${renderLedger(showing)}
<form class="pf" method="post" action="${path}"><input type="hidden" name="do" value="cancel">${renderWord(showing)}<div class="acts"><button class="btn dan">${canceling.button}</button><a class="btn" href="${path}">${canceling.keep}</a>${showing.movable !== undefined && html`<a class="btn" href="${path}/move">${canceling.move}</a>`}</div></form>`;
  return renderSheet({ frame, title, choice: choiceOf(path), left, right });
}

function renderDecline(showing: Showing, left: Html): string {
  const { booking, frame, caller, path, stands } = showing;
  const { booked: say } = frame.words;
  const { declining } = say;
  const title = declining.title(booking.title);
  const right = html`<h2 class="big">${declining.question}</h2><p>${say.toldAtOnce(caller)}</p>${renderLedger(showing)}
<form class="pf" method="post" action="${path}"><input type="hidden" name="do" value="cancel">${renderWord(showing)}<div class="acts"><button class="btn dan">${say.decline}</button><a class="btn" href="${path}">${declining.back}</a>${!stands.series && html`<a class="btn" href="${path}/propose">${say.propose}</a>`}</div></form>`;
  return renderSheet({ frame, title, choice: choiceOf(path), left, right });
}

/** To what it is asked about. */
function renderReturn({ booking, frame, path }: Showing): Html {
  const { back, backToInvitation } = frame.words.booked;
  return renderBack(path, booking.isInvited === 1 ? backToInvitation : back);
}

/** Something to say along with it. */
function renderWord({ frame, caller }: Showing): Html {
  const { booked: say, booking: common } = frame.words;
  return html`<div class="field"><label for="word">${say.wordTo(caller)}<small>${common.optional}</small></label><textarea id="word" name="word"></textarea></div>`;
}

/** Another address for the mail that confirms. */
export function renderCorrect(
  { booking, frame, path }: Showing,
  { error, email = booking.email }: { error?: string; email?: string | undefined } = {},
): string {
  const { booked: say } = frame.words;
  const { correct } = say;
  const left = html`${renderBack(path, say.back)}${renderWho(frame)}<h1>${booking.title}</h1>`;
  const right = html`<h2 class="big">${correct.title}</h2><p>${correct.text}</p><form class="pf" method="post" action="${path}"><input type="hidden" name="do" value="correct"><div class="field"><label for="email">${correct.email}</label><input class="t" type="email" id="email" name="email" autocomplete="email" value="${email}"${error !== undefined && html` aria-invalid="true" autofocus`}>${error !== undefined && html`<span class="err">${error}</span>`}</div><div class="acts"><button class="btn pri">${correct.send}</button></div></form>`;
  return renderSheet({ frame, title: booking.title, choice: choiceOf(path), left, right });
}

interface Moving {
  showing: Showing;
  picking: Html;
  place: Place;
  /** The time that is chosen. */
  chosen: number | undefined;
  /** Said where the chosen time was taken. */
  problem: string | undefined;
}

/** The same days and times, with the old time beside them, and at the foot what is chosen. */
export function renderMove({ showing, picking, place, chosen, problem }: Moving): string {
  const { booking, stands, frame, path, caller, now } = showing;
  const { words } = frame;
  const { booked: say } = words;
  const { moving } = say;
  const day = toStart(sayDay(dayAt(stands.start, place), place), place);
  const kept = chosen === undefined ? {} : { at: new Date(chosen).toISOString() };
  const left = html`${renderReturn(showing)}${renderWho(frame)}<h1>${moving.heading(callMeeting(booking.title, words))}</h1><ul class="facts"><li class="now">${icon("calendar")}<span>${rich(moving.now(day), { b: bold })}<br>${renderSpan(stands, place)}</span></li><li>${icon("clock")}<span>${sayLength((stands.end - stands.start) / 60_000, words)}</span></li><li>${icon(booking.place)}<span>${sayPlace(booking, caller, words)}</span></li></ul>${renderZone(place, now, kept)}`;
  const foot =
    chosen !== undefined &&
    html`<form class="foot" method="post" action="${path}"><input type="hidden" name="do" value="move"><input type="hidden" name="at" value="${new Date(chosen).toISOString()}"><p><b>${moving.to(sayMoment(chosen, place))}</b><small>${moving.told(caller)}</small></p><a class="btn" href="${path}">${moving.keep(sayMoment(stands.start, place, "weekday"))}</a><button class="btn pri">${say.move}</button></form>`;
  const right = html`${problem !== undefined && renderAlert(problem)}${picking}${foot}`;
  const title = moving.title(booking.title);
  return renderSheet({ frame, title, choice: choiceOf(path), left, right });
}

function renderSpan({ start, end }: Showing["stands"], place: Place): Html {
  return html`${saySpan(start, end, place)} <small>${sayZone(place)}</small>`;
}

interface Proposing {
  showing: Showing;
  picking: Html;
  place: Place;
  chosen: readonly number[];
}

/** The same days and times, of which up to three are chosen. */
export function renderPropose({ showing, picking, place, chosen }: Proposing): string {
  const { booking, stands, frame, path, caller, now } = showing;
  const { booked: say, booking: common } = frame.words;
  const { proposing } = say;
  const day = toStart(sayDay(dayAt(stands.start, place), place), place);
  const kept = { times: chosen.map((at) => new Date(at).toISOString()).join() };
  const left = html`${renderReturn(showing)}${renderWho(frame)}<h1>${booking.title}</h1><ul class="facts"><li class="now">${icon("calendar")}<span>${rich(proposing.planned(day), { b: bold })}<br>${renderSpan(stands, place)}</span></li><li>${icon("clock")}<span>${sayLength((stands.end - stands.start) / 60_000, frame.words)}</span></li></ul>${renderZone(place, now, kept)}`;
  const moments = chosen.map((at) => sayMoment(at, place, "short"));
  const weekday = toStart(sayDay(dayAt(stands.start, place), place, "weekday"), place);
  const foot =
    chosen.length > 0 &&
    html`<form method="post" action="${path}"><input type="hidden" name="do" value="propose"><input type="hidden" name="times" value="${kept.times}"><div class="field"><label for="word">${say.wordTo(caller)}<small>${common.optional}</small></label><input class="t" id="word" name="word"></div><div class="foot"><p><b>${toStart(sayOneOf(moments, frame.words), place)}</b><small>${say.stays(weekday, caller)}</small></p><a class="btn" href="${path}">${say.declining.back}</a><button class="btn pri">${proposing.button(chosen.length)}</button></div></form>`;
  const right = html`${picking}${foot}`;
  return renderSheet({ frame, title: booking.title, choice: choiceOf(path), left, right });
}
