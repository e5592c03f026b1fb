import { utc } from "../../../shared/dates/time-zones.ts";
import { suggestEmail } from "../../../shared/text/email-typo.ts";
import { bold, type Html, html, rich } from "../../http/responses/html.ts";
import type { CustomerWords } from "../customer-words.ts";
import { describeBooking, type Row } from "../mails/describe.ts";
import { sayBefore, sayProposed } from "../mails/words.ts";
import type { Booking } from "../queries.ts";
import type { Stands } from "../states.ts";
import { type Frame, type LanguageChoice, renderAlert, renderSheet, renderWho } from "./layout.ts";
import {
  callCustomer,
  dayAt,
  type Place,
  placeOf,
  sayDay,
  sayMoment,
  sayTime,
  sayZone,
  toStart,
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
  const { booking, frame, path } = showing;
  const place = placeOf(booking.visitorZone || utc.name, frame.words);
  const left = html`${renderWho(frame)}<h1>${booking.title}</h1>`;
  const right = bodyOf(showing, place);
  const title = frame.words.booking.meetingWith(booking.title, frame.name);
  return renderSheet({ frame, title, choice: choiceOf(path), left, right });
}

/** The language that is chosen on the page of a booking is that of its mails as well, so it is kept. */
export function choiceOf(path: string): LanguageChoice {
  return { to: path, kept: { do: "language" } };
}

function bodyOf(showing: Showing, place: Place): Html {
  const { booking, stands, caller, path, hasMail, again, now, movable, mayConfirm } = showing;
  const { start, standing } = stands;
  const { booked: say } = place.words;
  const ledger = renderLedger(showing);
  const post = (action: string, words: string, kind = "") =>
    html`<form method="post" action="${path}"><input type="hidden" name="do" value="${action}"><button class="btn ${kind}">${words}</button></form>`;
  const bookAgain = (words: string) =>
    again !== undefined &&
    html`<div class="acts"><a class="btn pri" href="${again}">${words}</a></div>`;
  const calendar = html`<a class="btn pri" href="${path}/invite.ics">${say.addToCalendar}</a>`;
  const isMovable = movable !== undefined && now.getTime() <= movable;
  const move = isMovable && html`<a class="btn" href="${path}/move">${say.move}</a>`;
  const cancel = html`<a class="btn" href="${path}/cancel">${say.cancel}</a>`;
  const propose = (text: string) => html`<a class="link" href="${path}/propose">${text}</a>`;
  const closed =
    movable !== undefined &&
    !isMovable &&
    html`<p class="said">${rich(say.movingClosed(sayMoment(movable, place)), { propose })}</p>`;
  const kept = hasMail
    ? html`<p class="said">${say.kept}</p>`
    : html`<div class="field said"><label for="keep">${say.keepAddress}</label><input class="t" id="keep" readonly dir="ltr" value="${showing.url}"></div>`;
  const lapses = Date.parse(booking.lapsesAt ?? "");
  switch (standing) {
    case "held":
      return !mayConfirm
        ? renderHeld(showing, place, ledger)
        : html`<h2 class="big">${say.confirm.title}</h2><p>${say.confirm.text(sayTime(lapses, place))}</p>${ledger}<div class="acts">${post("confirm", say.confirm.button, "pri")}${post("cancel", say.withdraw)}</div>`;
    case "lapsed":
      return html`<h2 class="big">${say.lapsed.title}</h2><p>${say.lapsed.text}</p>${ledger}${bookAgain(say.lapsed.again)}`;
    case "asked": {
      if (booking.proposed !== "[]")
        return renderOffered(showing, place, post("cancel", say.withdraw));
      const until = (hasMail ? say.asked.heldAndMailed : say.asked.heldUntil)(
        sayMoment(lapses, place),
      );
      return html`<h2 class="big">${say.asked.title(caller)}</h2><p>${until}</p>${ledger}<div class="acts">${post("cancel", say.withdraw)}</div>${!hasMail && kept}`;
    }
    case "unanswered": {
      const { title, text, notChosen } = say.unanswered;
      const why = booking.proposed === "[]" ? text(caller) : notChosen;
      return html`<h2 class="big">${title}</h2>${renderProblem(showing)}<p>${why}</p>${ledger}${bookAgain(say.bookAnother)}`;
    }
    case "declined": {
      const { withdrawn, title, text } = say.declined;
      return html`<h2 class="big">${booking.endedBy === "customer" ? withdrawn : title(caller)}</h2><p>${text}</p>${ledger}${bookAgain(say.bookAnother)}`;
    }
    case "moved":
      return html`<h2 class="big">${say.moved.title(caller)}</h2><p>${say.moved.text}</p>${ledger}<div class="acts">${post("accept", say.moved.accept, "pri")}${move}${cancel}</div>${kept}`;
    case "invited":
    case "accepted":
    case "refused":
      return renderInvited(showing, ledger, { post, move, calendar });
    case "proposed": {
      const day = toStart(sayDay(dayAt(start, place), place, "weekday"), place);
      return html`<h2 class="big">${say.proposed.title}</h2><p>${say.stays(day, caller)}</p>${ledger}<div class="acts">${calendar}${booking.isInvited ? post("accept", say.proposed.accept) : cancel}</div>${kept}`;
    }
    case "canceled": {
      const { title, told, byHost } = say.canceled;
      return html`<h2 class="big">${title}</h2><p>${(booking.endedBy === "customer" ? told : byHost)(caller)}</p>${ledger}${bookAgain(say.bookAnother)}`;
    }
    case "over":
      return html`<h2 class="big">${say.over.title}</h2><p>${say.over.text(sayDay(dayAt(start, place), place, "full"))}</p>${ledger}${bookAgain(say.bookAnother)}`;
    default: {
      const { title, mailed, notMailed } = say.done;
      const told = hasMail ? mailed(caller, booking.email) : notMailed(caller);
      return html`<h2 class="big">${title}</h2><p>${told}</p>${ledger}<div class="acts">${calendar}${move}${cancel}</div>${closed}${kept}`;
    }
  }
}

interface Answers {
  post: (action: string, words: string, kind?: string) => Html;
  move: Html | false;
  calendar: Html;
}

/** What an invited customer can answer, and has. */
function renderInvited(
  { booking, stands, caller, path, hasMail, frame }: Showing,
  ledger: Html,
  { post, move, calendar }: Answers,
): Html {
  const { standing, series } = stands;
  const { booked: say } = frame.words;
  const { invited } = say;
  const propose = !series && html`<a class="btn" href="${path}/propose">${say.propose}</a>`;
  const decline = html`<a class="btn" href="${path}/cancel">${say.decline}</a>`;
  const download = (text: string) => html`<a class="link" href="${path}/invite.ics">${text}</a>`;
  const entry = rich(hasMail ? invited.entryMailed : invited.entry, { download });
  if (standing === "refused")
    return html`<h2 class="big">${invited.declined}</h2><p>${say.knows(caller)}</p>${ledger}<div class="acts">${post("accept", invited.acceptAfterAll, "pri")}${propose}</div>`;
  if (standing === "accepted")
    return html`<h2 class="big">${invited.accepted}</h2><p>${invited.acceptedText(caller)}</p>${ledger}<div class="acts">${calendar}${move}${propose}${decline}</div>`;
  return html`<h2 class="big">${invited.title(caller, callCustomer(booking.name, frame.words))}</h2><p>${series ? invited.allTimes : invited.text}</p>${ledger}<div class="acts">${post("accept", say.accept, "pri")}${move}${propose}${decline}</div><p class="said">${entry}</p>`;
}

/** Other times that the desk proposes, one of which is booked. */
function renderOffered(showing: Showing, place: Place, withdraw: Html): Html {
  const { booking, caller, path, now } = showing;
  const { booked: say } = place.words;
  const until = sayMoment(Date.parse(booking.lapsesAt ?? ""), place);
  // as: instants, as this program has written them.
  const times = JSON.parse(booking.proposed) as string[];
  const open = times.filter((at) => Date.parse(at) > now.getTime());
  const choices = open.map(
    (at, index) =>
      html`<label class="tm"><input type="radio" name="at" value="${at}"${index === 0 && html` checked`}>${toStart(sayMoment(Date.parse(at), place, "short"), place)}</label>`,
  );
  const word = booking.word && html`<p class="said">${say.says(caller, booking.word)}</p>`;
  return html`<h2 class="big">${say.offered.title(caller)}</h2>${renderProblem(showing)}<p>${say.offered.text(caller, until)}</p>${word}<form class="pf" method="post" action="${path}"><input type="hidden" name="do" value="take"><div class="opt" role="group" aria-label="${say.offered.times}">${choices}</div><div class="acts"><button class="btn pri">${say.offered.take}</button></div></form>${renderLedger(showing)}<div class="acts">${withdraw}</div>`;
}

function renderProblem({ problem }: Showing): Html | false {
  return problem !== undefined && renderAlert(problem);
}

function renderHeld({ booking, path }: Showing, place: Place, ledger: Html): Html {
  const { held } = place.words.booked;
  const until = sayTime(Date.parse(booking.lapsesAt ?? ""), place);
  const again = (text: string) =>
    html`<form method="post" action="${path}"><input type="hidden" name="do" value="resend"><button class="link">${text}</button></form>`;
  const linkTo = (url: string) => (text: string) => html`<a class="link" href="${url}">${text}</a>`;
  const correct = linkTo(`${path}/correct`);
  const noEmail =
    booking.mails < 2 ? rich(held.noEmailYet, { again, correct }) : html`${held.noEmail}`;
  const meant = suggestEmail(booking.email);
  const typo =
    meant !== undefined &&
    html`<p class="said">${rich(held.didYouMean(meant), { correct: linkTo(`${path}/correct?email=${encodeURIComponent(meant)}`) })}</p>`;
  return html`<h2 class="big">${held.title}</h2><p>${rich(held.text(booking.email), { b: bold })}</p>${typo}<p class="hold"><b>${held.until(until)}</b><span>${sayZone(place)}</span></p>${ledger}<div class="said">${noEmail}</div>`;
}

/** When, what, where and what they wrote; struck out where nothing comes of it. */
export function renderLedger({ booking, stands, caller, now, frame: { words } }: Showing): Html {
  const isOff = ["canceled", "declined", "lapsed", "unanswered"].includes(stands.standing);
  const rows = describeBooking({ booking, host: caller, words, now }, stands);
  const told: readonly Row[] =
    stands.standing === "proposed"
      ? [...rows, [words.booked.proposed.row, sayProposed(booking, words)]]
      : stands.standing === "moved"
        ? [[words.meeting.before, [sayBefore(booking, words)]], ...rows]
        : stands.standing === "canceled" && booking.endedAt
          ? [...rows.slice(0, 2), [words.booked.canceled.title, [sayEnd(booking, words, now)]]]
          : rows;
  const { when, before } = words.meeting;
  const { title: canceled } = words.booked.canceled;
  return html`<dl class="led">${told.map(([label, lines]) => html`<dt>${label}</dt><dd>${renderLines(lines, { isWhen: label === when, isOff: label === before || (isOff && label !== canceled) })}</dd>`)}</dl>`;
}

interface Kind {
  isWhen: boolean;
  /** Whether nothing comes of it. */
  isOff: boolean;
}

function renderLines([first = "", ...more]: readonly string[], { isWhen, isOff }: Kind): Html {
  const head = isOff
    ? html`<s>${first}</s>`
    : isWhen
      ? html`<b class="h">${first}</b>`
      : html`<bdi>${first}</bdi>`;
  const lines = more.map((line, at) => {
    const shown = isOff ? html`<s>${line}</s>` : html`<bdi>${line}</bdi>`;
    return isWhen && at === 0 ? html`<br>${shown}` : html`<small>${shown}</small>`;
  });
  return html`${head}${lines}`;
}

function sayEnd(
  { endedBy, endedAt, visitorZone }: Booking,
  words: CustomerWords,
  now: Date,
): string {
  const place = placeOf(visitorZone, words);
  const at = Date.parse(endedAt ?? "");
  const isToday = dayAt(at, place) === dayAt(now.getTime(), place);
  const { today, byYou, byYouToday } = words.booked.canceled;
  const isTheirs = endedBy === "customer";
  if (isToday) return (isTheirs ? byYouToday : today)(sayTime(at, place));
  const when = sayMoment(at, place);
  return isTheirs ? byYou(when) : toStart(when, place);
}
