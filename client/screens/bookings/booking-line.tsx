import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Users } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import type { DeskBooking } from "../../../shared/booking.ts";
import { listNames } from "../../../shared/lists/list-names.ts";
import { duplicateEndpoints } from "../../../shared/matching/duplicates.ts";
import { formatDate, formatDuration, formatTime } from "../../lib/dates/dates.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { queryOf } from "../../lib/queries/query-of.ts";
import { readShortcutsOn } from "../../lib/shortcuts/shortcuts-setting.ts";
import { cx } from "../../ui/class-names.ts";
import { sayWhen } from "./booking-words.ts";
import { ChangeMenu } from "./change-menu.tsx";
import { approve, check, choose, useTold } from "./line-acts.ts";
import { DeclineDialog, ResendDialog } from "./line-dialogs.tsx";
import { ProposeDialog } from "./propose-dialog.tsx";

interface BookingLineProps {
  booking: DeskBooking;
  /** Nothing is to be done about it. */
  isSettled?: boolean;
}

type Asked = keyof typeof dialogs;
type Waits = "asks" | "proposes" | "failed" | "isNew" | "settled";

const words: Record<Waits, string> = {
  asks: "Asks for it",
  proposes: "Another time",
  failed: "Not delivered",
  isNew: "New customer",
  settled: "Booked online",
};

const actClass =
  "grid h-[30px] place-items-center px-3 text-13 leading-none font-semibold first:rounded-s-[5px] last:rounded-e-[5px] not-first:border-s not-first:border-line hover:bg-raised-hover to-700:h-11 to-700:flex-1 to-700:px-1 pointer-coarse:h-11";

/** A booking with what it asks of the user, and the answers; the keys 1 to 4 are those of the line. */
export function BookingLine({ booking, isSettled = false }: BookingLineProps) {
  const { title, date, name, company, customer } = booking;
  const waits = isSettled ? "settled" : waitsFor(booking);
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
      onKeyDown={onKeyDown}
      className="grid grid-cols-[86px_minmax(0,1fr)_auto] border-b border-line to-700:grid-cols-[74px_minmax(0,1fr)]"
    >
      <p className="digits py-2.5 pe-2 text-13 leading-[18px] font-semibold whitespace-nowrap">
        {formatTime(date)}
        <small className="block text-12 font-normal text-ink-3">
          {formatDate(date.slice(0, 10), "shortWeekdayDate")}
        </small>
      </p>
      <div className="min-w-0 border-s border-margin py-2 ps-3.5 pe-4 to-700:pe-0">
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-2 leading-5">
          <b className="clipped font-semibold">{title}</b>
          <span
            className={cx(
              "text-12 leading-4 font-semibold whitespace-nowrap",
              waits === "isNew"
                ? "text-accent"
                : waits === "settled"
                  ? "text-ink-3"
                  : "text-notice",
            )}
          >
            {words[waits]}
          </span>
        </p>
        <p className="clipped text-13 leading-[18px] text-ink-3">
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
          aria-label={`What to do about ${isolate(name)}`}
          data-needs="write"
          className="flex self-center rounded-2 border border-line-strong bg-raised to-700:col-span-full to-700:mb-3"
        >
          {acts.map(([label, run], at) => (
            <button
              key={label}
              type="button"
              className={actClass}
              aria-label={`${label} ${isolate(name)}`}
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

function waitsFor({ standing, undelivered }: DeskBooking): Waits {
  if (standing === "asked") return "asks";
  if (standing === "proposed") return "proposes";
  return undelivered === null ? "isNew" : "failed";
}

/** What can be done about a booking, and what some of it asks for. */
export function useActs(booking: DeskBooking, waits: Waits): { acts: Acts; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked>();
  const told = useTold(booking);
  const Dialog = asked && dialogs[asked];
  return {
    acts: actsOf(booking, waits, { told, setAsked }),
    dialog: Dialog && <Dialog booking={booking} onClose={() => setAsked(undefined)} />,
  };
}

const dialogs = { propose: ProposeDialog, decline: DeclineDialog, resend: ResendDialog };

type Acts = [label: string, run: () => void][];

function actsOf(
  booking: DeskBooking,
  waits: Waits,
  { told, setAsked }: { told: string; setAsked: (asked: Asked) => void },
): Acts {
  switch (waits) {
    case "asks":
      return [
        ["Approve", () => void approve(booking, told)],
        ["Propose…", () => setAsked("propose")],
        ["Decline…", () => setAsked("decline")],
      ];
    case "proposes":
      return [
        ...booking.proposed.map((time, place): Acts[0] => [
          `${formatDate(time.slice(0, 10), "shortWeekday")} ${formatTime(time)}`,
          () => void choose(booking, place, told),
        ]),
        ["Keep", () => void choose(booking, null, told)],
      ];
    case "failed":
      return [
        ["Correct It…", () => setAsked("resend")],
        ["Done", () => void check(booking, true)],
      ];
    case "isNew":
      return [["Looks Right", () => void check(booking, true)]];
    default:
      return [];
  }
}

/** How long, where, until when it is held, and what they wrote. */
export function reasonOf(booking: DeskBooking, waits: Waits): string {
  const { duration, place, address, phone, answers, word, undelivered, proposed } = booking;
  if (waits === "failed" && undelivered !== null) return undelivered;
  if (waits === "proposes") {
    const times = proposed.map(sayWhen).join(" or ");
    return [`Proposes ${times}`, word].filter(Boolean).join(". ");
  }
  const where = place === "phone" ? phone : place === "video" ? "video" : address;
  const [said] = [word, ...answers.map(({ answer }) => answer)].filter(Boolean);
  if (waits === "asks" && proposed.length > 0) {
    return `You proposed ${proposed.map(sayWhen).join(" or ")}, no answer yet`;
  }
  const held = booking.lapsesAt && waits === "asks" ? `Held until ${until(booking.lapsesAt)}` : "";
  return [`${formatDuration(duration)}, ${where}`, held, said].filter(Boolean).join(". ");
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
  const at = companyName ? ` at ${isolate(companyName)}` : "";
  return `Looks like ${isolate(name)}${at}${isSame ? ", other email" : ""}`;
}
