import { utc } from "../../../shared/dates/time-zones.ts";
import { suggestEmail } from "../../../shared/text/email-typo.ts";
import { describeBooking } from "../mails/describe.ts";
import { sayProposed } from "../mails/words.ts";
import type { Booking } from "../queries.ts";
import type { Stands } from "../states.ts";
import { type Html, html } from "./html.ts";
import { type Frame, icon, renderBack, renderSheet, renderWho, renderZone } from "./layout.ts";
import {
  callName,
  dayAt,
  type Place,
  placeOf,
  sayDay,
  sayLength,
  sayMoment,
  sayPlace,
  saySpan,
  sayTime,
  sayZone,
} from "./words.ts";

/** What the page of a booking shows. */
export interface Showing {
  booking: Booking;
  stands: Stands;
  frame: Frame;
  /** How whoever takes it is called. */
  caller: string;
  /** `/booking/` and the token. */
  path: string;
  /** The whole address, to be kept where no mail is sent. */
  url: string;
  now: Date;
  hasMail: boolean;
  /** Where another time is booked; undefined for nowhere. */
  again: string | undefined;
  /** Until when it can be moved; undefined for never. */
  movable: number | undefined;
  /** Whether its link was mailed to be confirmed. */
  mayConfirm: boolean;
  /** Why what was pressed was not done. */
  problem?: string;
}

export function renderBooking(showing: Showing): string {
  const { booking, frame } = showing;
  const place = placeOf(booking.visitorZone || utc.name);
  const left = html`${renderWho(frame)}<h1>${booking.title}</h1>`;
  const right = bodyOf(showing, place);
  return renderSheet({ frame, title: `${booking.title} with ${frame.name}`, left, right });
}

function bodyOf(showing: Showing, place: Place): Html {
  const { booking, stands, caller, path, hasMail, again, now, movable, mayConfirm } = showing;
  const { start, standing } = stands;
  const ledger = renderLedger(showing);
  const post = (action: string, words: string, kind = "") =>
    html`<form method="post" action="${path}"><input type="hidden" name="do" value="${action}"><button class="btn ${kind}">${words}</button></form>`;
  const bookAgain = (words: string) =>
    again !== undefined &&
    html`<div class="acts"><a class="btn pri" href="${again}">${words}</a></div>`;
  const calendar = html`<a class="btn pri" href="${path}/invite.ics">Add to Calendar</a>`;
  const isMovable = movable !== undefined && now.getTime() <= movable;
  const move = isMovable && html`<a class="btn" href="${path}/move">Move</a>`;
  const cancel = html`<a class="btn" href="${path}/cancel">Cancel</a>`;
  const closed =
    movable !== undefined &&
    !isMovable &&
    html`<p class="said">Moving closed on ${sayMoment(movable, place)}. You can <a class="link" href="${path}/propose">propose another time</a>.</p>`;
  const kept = hasMail
    ? html`<p class="said">This page always shows how things stand. Its address is in the email, too; whoever has it can move or cancel.</p>`
    : html`<div class="field said"><label for="keep">Keep this address to move or cancel</label><input class="t" id="keep" readonly value="${showing.url}"></div>`;
  switch (standing) {
    case "held":
      return !mayConfirm
        ? renderHeld(showing, place, ledger)
        : html`<h2 class="big">Confirm the booking</h2><p>The time is held for you until ${sayTime(Date.parse(booking.lapsesAt ?? ""), place)}.</p>${ledger}<div class="acts"><form method="post" action="${path}"><input type="hidden" name="do" value="confirm"><button class="btn pri">Confirm the Booking</button></form>${post("cancel", "Withdraw")}</div>`;
    case "lapsed":
      return html`<h2 class="big">The time was given back</h2><p>It was held for 30 minutes and not confirmed.</p>${ledger}${bookAgain("Book It Again")}`;
    case "asked":
      if (booking.proposed !== "[]")
        return renderOffered(showing, place, post("cancel", "Withdraw"));
      return html`<h2 class="big">${caller} confirms first</h2><p>The time is held for you until ${sayMoment(Date.parse(booking.lapsesAt ?? ""), place)}.${hasMail && " You get the answer by email."}</p>${ledger}<div class="acts">${post("cancel", "Withdraw")}</div>${!hasMail && kept}`;
    case "unanswered":
      return html`<h2 class="big">Not confirmed in time</h2><p>${caller} has not answered, so the time was given back.</p>${ledger}${bookAgain("Book Another Time")}`;
    case "declined":
      return html`<h2 class="big">${booking.endedBy === "customer" ? "Withdrawn" : `${caller} cannot then`}</h2><p>Nothing is booked.</p>${ledger}${bookAgain("Book Another Time")}`;
    case "moved":
      return html`<h2 class="big">${caller} moved it</h2><p>Does the new time suit?</p>${ledger}<div class="acts">${post("accept", "Yes, That Suits", "pri")}${move}${cancel}</div>${kept}`;
    case "invited":
    case "accepted":
    case "refused":
      return renderInvited(showing, ledger, { post, move, calendar });
    case "proposed":
      return html`<h2 class="big">You proposed another time</h2><p>${sayDay(dayAt(start, place), "weekday")} stays until ${caller} chooses.</p>${ledger}<div class="acts">${calendar}${booking.isInvited ? post("accept", "Accept the Present Time") : cancel}</div>${kept}`;
    case "canceled":
      return html`<h2 class="big">Canceled</h2><p>${booking.endedBy === "customer" ? `${caller} has been told.` : `${caller} canceled the meeting.`}</p>${ledger}${bookAgain("Book Another Time")}`;
    case "over":
      return html`<h2 class="big">This meeting is over</h2><p>It was on ${sayDay(dayAt(start, place), "full")}.</p>${ledger}${bookAgain("Book Another Time")}`;
    default:
      return html`<h2 class="big">You are booked</h2><p>${caller} knows. ${hasMail ? `The confirmation is on its way to ${booking.email}.` : "No email is sent from here, so this page is your confirmation."}</p>${ledger}<div class="acts">${calendar}${move}${cancel}</div>${closed}${kept}`;
  }
}

interface Answers {
  post: (action: string, words: string, kind?: string) => Html;
  move: Html | false;
  calendar: Html;
}

/** What an invited customer can answer, and has. */
function renderInvited(
  { booking, stands, caller, path, hasMail }: Showing,
  ledger: Html,
  { post, move, calendar }: Answers,
): Html {
  const { standing, series } = stands;
  const propose = !series && html`<a class="btn" href="${path}/propose">Propose Another Time</a>`;
  const decline = html`<a class="btn" href="${path}/cancel">Decline</a>`;
  const download = html`<p class="said">${hasMail && "The email carries the calendar entry. "}<a class="link" href="${path}/invite.ics">Download it here</a>${hasMail && " if you do not see it"}.</p>`;
  if (standing === "refused")
    return html`<h2 class="big">You declined</h2><p>${caller} knows.</p>${ledger}<div class="acts">${post("accept", "Accept After All", "pri")}${propose}</div>`;
  if (standing === "accepted")
    return html`<h2 class="big">You accepted</h2><p>${caller} knows. Nothing else to do.</p>${ledger}<div class="acts">${calendar}${move}${propose}${decline}</div>`;
  const settled = series
    ? "Say yes and all times are settled."
    : "Say yes and it is settled. If the time does not suit, propose others.";
  return html`<h2 class="big">${caller} invites you, ${callName(booking.name)}</h2><p>${settled}</p>${ledger}<div class="acts">${post("accept", "Accept", "pri")}${move}${propose}${decline}</div>${download}`;
}

/** Other times that the desk proposes, one of which is booked. */
function renderOffered(showing: Showing, place: Place, withdraw: Html): Html {
  const { booking, caller, path, problem } = showing;
  const until = sayMoment(Date.parse(booking.lapsesAt ?? ""), place);
  // as: instants, as this program has written them.
  const times = JSON.parse(booking.proposed) as string[];
  const choices = times.map(
    (at, index) =>
      html`<label class="tm"><input type="radio" name="at" value="${at}"${index === 0 && html` checked`}>${sayMoment(Date.parse(at), place, "short")}</label>`,
  );
  const word = booking.word && html`<p class="said">${caller} says: ${booking.word}</p>`;
  return html`<h2 class="big">${caller} proposes another time</h2>${problem !== undefined && html`<p class="taken" role="alert">${problem}</p>`}<p>${caller} cannot at the time you asked for. It is held for you until ${until}.</p>${word}<form class="pf" method="post" action="${path}"><input type="hidden" name="do" value="take"><div class="opt" role="group" aria-label="Times">${choices}</div><div class="acts"><button class="btn pri">Book This Time</button></div></form>${renderLedger(showing)}<div class="acts">${withdraw}</div>`;
}

function renderHeld({ booking, path }: Showing, place: Place, ledger: Html): Html {
  const until = sayTime(Date.parse(booking.lapsesAt ?? ""), place);
  const again =
    booking.mails < 2 &&
    html`, or <form method="post" action="${path}"><input type="hidden" name="do" value="resend"><button class="link">send it again</button></form>, or <a class="link" href="${path}/correct">correct the address</a>`;
  const meant = suggestEmail(booking.email);
  const typo =
    meant !== undefined &&
    html`<p class="said">Did you mean <a class="link" href="${path}/correct?email=${encodeURIComponent(meant)}">${meant}</a>?</p>`;
  return html`<h2 class="big">One step left: confirm by email</h2><p>We sent a link to <b>${booking.email}</b>. Open it to make the booking final. Until then the time is yours:</p>${typo}<p class="hold"><b>until ${until}</b><span>${sayZone(place)}</span></p>${ledger}<p class="said">No email? Look in the spam folder${again}. This page shows the booking as soon as it is confirmed.</p>`;
}

/** When, what, where and what they wrote; struck out where nothing comes of it. */
function renderLedger({ booking, stands, caller, now }: Showing): Html {
  const isOff = ["canceled", "declined", "lapsed", "unanswered"].includes(stands.standing);
  const rows = describeBooking({ booking, host: caller }, stands);
  const told =
    stands.standing === "proposed"
      ? [...rows, ["You proposed", sayProposed(booking)] as const]
      : stands.standing === "moved"
        ? [["Before", [sayBefore(booking)]] as const, ...rows]
        : stands.standing === "canceled" && booking.endedAt
          ? [...rows.slice(0, 2), ["Canceled", [sayEnd(booking, now)]] as const]
          : rows;
  return html`<dl class="led">${told.map(([label, lines]) => html`<dt>${label}</dt><dd>${renderLines(label, lines, isOff || label === "Before")}</dd>`)}</dl>`;
}

function renderLines(
  label: string,
  [first = "", ...more]: readonly string[],
  isOff: boolean,
): Html {
  const isWhen = label === "When";
  const head =
    isOff && label !== "Canceled"
      ? html`<s>${first}</s>`
      : isWhen
        ? html`<b class="h">${first}</b>`
        : html`${first}`;
  const lines = more.map((line, at) => {
    const shown = isOff ? html`<s>${line}</s>` : html`${line}`;
    return isWhen && at === 0 ? html`<br>${shown}` : html`<small>${shown}</small>`;
  });
  return html`${head}${lines}`;
}

function sayBefore({ start, end, visitorZone }: Booking): string {
  const place = placeOf(visitorZone);
  const [from, to] = [Date.parse(start), Date.parse(end)];
  return `${sayDay(dayAt(from, place))}, ${saySpan(from, to, place)}`;
}

function sayEnd({ endedBy, endedAt, visitorZone }: Booking, now: Date): string {
  const place = placeOf(visitorZone);
  const at = Date.parse(endedAt ?? "");
  const isToday = dayAt(at, place) === dayAt(now.getTime(), place);
  const when = isToday ? `today at ${sayTime(at, place)}` : sayMoment(at, place);
  return endedBy === "customer" ? `By you, ${when}` : when;
}

/** Asks whether to cancel it, for opening a link changes nothing. */
export function renderCancel(showing: Showing): string {
  const { booking, frame, caller, path } = showing;
  const what = booking.title.toLowerCase();
  const left = html`${renderBack(path, "Back to the booking")}${renderWho(frame)}<h1>${booking.title}</h1>`;
  if (booking.isInvited === 1) return renderDecline(showing, left);
  const right = html`<h2 class="big">Cancel the ${what}?</h2><p>${caller} is told at once and the time is free for others. Moving it keeps your place.</p>${renderLedger(showing)}
<form class="pf" method="post" action="${path}"><input type="hidden" name="do" value="cancel"><div class="field"><label for="word">A word to ${caller}<small>Optional</small></label><textarea id="word" name="word"></textarea></div><div class="acts"><button class="btn dan">Cancel the Meeting</button><a class="btn" href="${path}">Keep It</a>${showing.movable !== undefined && html`<a class="btn" href="${path}/move">Move Instead</a>`}</div></form>`;
  return renderSheet({ frame, title: `Cancel ${booking.title}`, left, right });
}

function renderDecline(showing: Showing, left: Html): string {
  const { booking, frame, caller, path, stands } = showing;
  const right = html`<h2 class="big">Decline?</h2><p>${caller} is told at once.</p>${renderLedger(showing)}
<form class="pf" method="post" action="${path}"><input type="hidden" name="do" value="cancel"><div class="field"><label for="word">A word to ${caller}<small>Optional</small></label><textarea id="word" name="word"></textarea></div><div class="acts"><button class="btn dan">Decline</button><a class="btn" href="${path}">Back</a>${!stands.series && html`<a class="btn" href="${path}/propose">Propose Another Time</a>`}</div></form>`;
  return renderSheet({ frame, title: `Decline ${booking.title}`, left, right });
}

/** Another address for the mail that confirms. */
export function renderCorrect(
  { booking, frame, path }: Showing,
  { error, email = booking.email }: { error?: string; email?: string | undefined } = {},
): string {
  const left = html`${renderBack(path, "Back to the booking")}${renderWho(frame)}<h1>${booking.title}</h1>`;
  const right = html`<h2 class="big">Correct the address</h2><p>The link goes to the new address, and the one before stops working.</p><form class="pf" method="post" action="${path}"><input type="hidden" name="do" value="correct"><div class="field"><label for="email">Email</label><input class="t" type="email" id="email" name="email" autocomplete="email" value="${email}"${error !== undefined && html` aria-invalid="true" autofocus`}>${error !== undefined && html`<span class="err">${error}</span>`}</div><div class="acts"><button class="btn pri">Send the Link</button></div></form>`;
  return renderSheet({ frame, title: booking.title, left, right });
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
  const { booking, stands, frame, path, now } = showing;
  const span = `${saySpan(stands.start, stands.end, place)}`;
  const left = html`${renderBack(path, "Back to the booking")}${renderWho(frame)}<h1>Move the ${booking.title.toLowerCase()}</h1><ul class="facts"><li class="now">${icon("calendar")}<span>Now <b>${sayDay(dayAt(stands.start, place))}</b><br>${span} <small>${sayZone(place)}</small></span></li><li>${icon("clock")}<span>${sayLength((stands.end - stands.start) / 60_000)}</span></li><li>${icon(booking.place)}<span>${sayPlace(booking, showing.caller)}</span></li></ul>${renderZone(place, now, chosen === undefined ? {} : { at: new Date(chosen).toISOString() })}`;
  const keep = `${sayDay(dayAt(stands.start, place), "weekday")}, ${sayTime(stands.start, place)}`;
  const foot =
    chosen !== undefined &&
    html`<form class="foot" method="post" action="${path}"><input type="hidden" name="do" value="move"><input type="hidden" name="at" value="${new Date(chosen).toISOString()}"><p><b>To ${sayMoment(chosen, place)}</b><small>${showing.caller} is told, and your calendar follows.</small></p><a class="btn" href="${path}">Keep ${keep}</a><button class="btn pri">Move</button></form>`;
  const right = html`${problem !== undefined && html`<p class="taken" role="alert">${problem}</p>`}${picking}${foot}`;
  return renderSheet({ frame, title: `Move ${booking.title}`, left, right });
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
  const day = sayDay(dayAt(stands.start, place));
  const kept = { times: chosen.map((at) => new Date(at).toISOString()).join() };
  const left = html`${renderBack(path, "Back to the booking")}${renderWho(frame)}<h1>${booking.title}</h1><ul class="facts"><li class="now">${icon("calendar")}<span>Planned <b>${day}</b><br>${saySpan(stands.start, stands.end, place)} <small>${sayZone(place)}</small></span></li></ul>${renderZone(place, now, kept)}`;
  const said = chosen.map((at) => sayMoment(at, place, "short")).join(" or ");
  const count = chosen.length === 1 ? "1 Time" : `${chosen.length} Times`;
  const foot =
    chosen.length > 0 &&
    html`<form method="post" action="${path}"><input type="hidden" name="do" value="propose"><input type="hidden" name="times" value="${kept.times}"><div class="field"><label for="word">A word to ${caller}<small>Optional</small></label><input class="t" id="word" name="word"></div><div class="foot"><p><b>${said}</b><small>${sayDay(dayAt(stands.start, place), "weekday")} stays until ${caller} chooses.</small></p><a class="btn" href="${path}">Back</a><button class="btn pri">Propose ${count}</button></div></form>`;
  return renderSheet({ frame, title: booking.title, left, right: html`${picking}${foot}` });
}
