import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Users } from "lucide-react";
import type { KeyboardEvent } from "react";
import type { DeskBooking } from "../../../shared/booking.ts";
import { listNames } from "../../../shared/lists/list-names.ts";
import { duplicateEndpoints } from "../../../shared/matching/duplicates.ts";
import { bookings } from "../../../shared/words/en/bookings.ts";
import { useAreDetailsOpen } from "../../kinds/appointments/open-details.ts";
import { formatDate, formatDuration, formatTime, today } from "../../lib/dates/dates.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { joined } from "../../lib/format/joined.ts";
import { may } from "../../lib/people/rights.ts";
import { queryOf } from "../../lib/queries/query-of.ts";
import { getSession } from "../../lib/session.ts";
import { readShortcutsOn } from "../../lib/shortcuts/shortcuts-setting.ts";
import { cx } from "../../ui/class-names.ts";
import { PersonMark } from "../../ui/people/person-fact.tsx";
import { sayTimes, sayWhen } from "./booking-words.ts";
import { ChangeMenu } from "./change-menu.tsx";
import { lookOf } from "./looks.ts";
import { canOpen, openBooking } from "./open-booking.ts";
import { useActs, type Waits, waitsFor } from "./use-acts.tsx";

interface BookingLineProps {
  booking: DeskBooking;
  /** In the list of all: how it stands, and the way to its details. */
  isListed?: boolean;
}

const actClass =
  "grid h-[30px] place-items-center px-3 text-13 leading-none font-semibold first:rounded-s-[5px] last:rounded-e-[5px] not-first:border-s not-first:border-line hover:bg-raised-hover to-700:h-11 to-700:flex-1 to-700:px-1 pointer-coarse:h-11";

/** A booking with what it asks of the user, and the answers; the keys 1 to 4 are those of the line. */
export function BookingLine({ booking, isListed = false }: BookingLineProps) {
  const { _id, title, date, name, company, customer, host } = booking;
  const waits = isListed ? waitsInList(booking) : waitsFor(booking);
  const like = useLike(booking, waits === "isNew");
  const { acts, dialog } = useActs(booking, waits);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target, currentTarget } = event;
    if (ctrlKey || metaKey || altKey || !readShortcutsOn()) return;
    // A menu or a dialog is elsewhere in the document.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    const button = currentTarget.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);
    if (!button) return;
    event.preventDefault();
    button.click();
  };
  return (
    <li
      data-booking={_id}
      onKeyDown={onKeyDown}
      className="grid grid-cols-[86px_minmax(0,1fr)_auto] border-b border-line to-700:grid-cols-[74px_minmax(0,1fr)]"
    >
      <p className="digits py-2.5 pe-2 text-13 leading-[18px] font-semibold whitespace-nowrap">
        {formatTime(date)}
        <small className="block text-12 font-normal text-ink-3">{sayDay(date)}</small>
      </p>
      <div className="min-w-0 border-s border-margin py-2 ps-3.5 pe-4 to-700:pe-0">
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-2 leading-5">
          {isListed ? (
            <ListedTitle booking={booking} />
          ) : (
            <b className="clipped font-semibold">{title}</b>
          )}
          {isListed || waits === "settled" ? (
            <State booking={booking} />
          ) : (
            <span className={cx(stateClass, waits === "isNew" ? "text-accent" : "text-notice")}>
              {bookings.waits[waits]}
            </span>
          )}
          {isListed && (
            <span className="self-center">
              <PersonMark id={host} />
            </span>
          )}
        </p>
        <p className={cx("clipped text-13 leading-[18px] text-ink-3", isListed && "mt-1")}>
          {customer === null ? (
            name
          ) : (
            <Link
              to="/dashboard/customers/$customerId"
              params={{ customerId: customer }}
              className="link hit-area"
            >
              {name}
            </Link>
          )}
          {company && `, ${company}`}
        </p>
        {like ? (
          <p className="mt-0.5 flex items-center gap-1.5 text-13 leading-[18px] font-medium text-notice">
            <Users className="size-[13px] flex-none" />
            <span className="clipped">{tellLike(like, booking)}</span>
          </p>
        ) : (
          <p className="mt-0.5 text-13 leading-[18px] text-ink-2">{reasonOf(booking, waits)}</p>
        )}
      </div>
      {(acts.length > 0 || waits === "isNew") && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex box in all browsers
        <div
          role="group"
          aria-label={bookings.whatToDo(isolate(name))}
          data-needs="write"
          className="flex self-center rounded-2 border border-line-strong bg-raised to-700:col-span-full to-700:mb-3"
        >
          {acts.map(([label, run], at) => (
            <button
              key={label}
              type="button"
              className={actClass}
              aria-label={bookings.actFor(label, isolate(name))}
              aria-keyshortcuts={String(at + 1)}
              onClick={run}
            >
              {label}
            </button>
          ))}
          {waits === "isNew" && customer !== null && (
            <ChangeMenu booking={booking} customer={customer} like={like?._id} look={actClass} />
          )}
        </div>
      )}
      {dialog}
    </li>
  );
}

const stateClass = "text-12 leading-4 font-semibold whitespace-nowrap";

function State({ booking }: { booking: DeskBooking }) {
  const [, word, isNotice = false] = lookOf(booking);
  return (
    <span className={cx(stateClass, isNotice ? "text-notice" : "text-ink-3")}>
      {bookings.states[word]}
    </span>
  );
}

/** Only who takes it, or an owner of the desk, can answer. */
function waitsInList(booking: DeskBooking): Waits {
  const isTheirs = booking.host === getSession().user?._id || may("desk");
  const waits = waitsFor(booking);
  return isTheirs && (waits === "asks" || waits === "proposes") ? waits : "settled";
}

/** "Thu, Nov 26"; of another year "Nov 26, 2025". */
function sayDay(date: string): string {
  const day = date.slice(0, 10);
  const isThisYear = day.slice(0, 4) === today().slice(0, 4);
  return formatDate(day, isThisYear ? "shortWeekdayDate" : undefined);
}

/** How long, where, until when it is held, and what they wrote. */
export function reasonOf(booking: DeskBooking, waits: Waits): string {
  const { duration, place, address, phone, answers, word, undelivered, proposed } = booking;
  if (waits === "failed" && undelivered !== null) return undelivered;
  if (waits === "proposes") {
    return joined([bookings.proposes(sayTimes(proposed)), word], bookings.sentences);
  }
  const where = place === "phone" ? phone : place === "video" ? bookings.video : address;
  const [said] = [word, ...answers.map(({ answer }) => answer)].filter(Boolean);
  if (waits === "asks" && proposed.length > 0) {
    return bookings.youProposed(sayTimes(proposed));
  }
  const held =
    booking.lapsesAt && waits === "asks" ? bookings.heldUntil(until(booking.lapsesAt)) : "";
  const what = joined([formatDuration(duration), where]);
  return joined([what, held, said], bookings.sentences);
}

/** An instant by the clock of this device. */
function until(instant: string): string {
  const at = new Date(instant);
  return sayWhen(new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString());
}

type Like = NonNullable<ReturnType<typeof useLike>>;

/** Whom a new customer may be. Fails silently: it is only a hint. */
function useLike({ name, email, phone, company, customer }: DeskBooking, isAsked: boolean) {
  const query = {
    ...{ kind: "customers" as const, name, email, phone, company },
    ...(customer !== null && { except: customer }),
  };
  const { data } = useQuery({
    ...queryOf({
      key: ["duplicates", "like", "booking", query],
      endpoint: duplicateEndpoints.like,
      query,
    }),
    enabled: isAsked,
  });
  return isAsked ? data?.[0] : undefined;
}

/** "Looks like Anna Berg at Berg & Co." */
function tellLike({ name, company }: Like, booking: DeskBooking): string {
  const [, companyName] = listNames(name, company);
  const isSame = isolate(name) === isolate(booking.name);
  if (!companyName) {
    return isSame ? bookings.looksLikeOther(isolate(name)) : bookings.looksLike(isolate(name));
  }
  const say = isSame ? bookings.looksLikeAtOther : bookings.looksLikeAt;
  return say(isolate(name), isolate(companyName));
}

/** The title of a booking, which opens its details where there are any. */
function ListedTitle({ booking }: { booking: DeskBooking }) {
  const { _id, title, appointment } = booking;
  const isOpen = useAreDetailsOpen(appointment ?? _id);
  if (!canOpen(booking)) return <b className="clipped font-semibold text-ink-2">{title}</b>;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={({ currentTarget }) => void openBooking(booking, currentTarget)}
      className="clipped min-h-6 rounded-1 text-start font-semibold hover:underline hover:underline-offset-[3px]"
    >
      {title}
    </button>
  );
}
