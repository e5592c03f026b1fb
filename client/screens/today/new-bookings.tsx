import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type KeyboardEvent, useState } from "react";
import { bookingEndpoints, type DeskBooking } from "../../../shared/booking.ts";
import { failureText } from "../../lib/api-error.ts";
import { formatDate, formatDuration, formatTime } from "../../lib/dates/dates.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { queryOf } from "../../lib/queries/query-of.ts";
import { isEnding } from "../../lib/session.ts";
import { readShortcutsOn } from "../../lib/shortcuts/shortcuts-setting.ts";
import { succeeds, write } from "../../lib/write/write.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { ConfirmDialog } from "../../ui/dialog/confirm-dialog.tsx";
import { Input, Textarea } from "../../ui/form/field.tsx";
import { FieldFrame } from "../../ui/form/field-frame.tsx";
import { SectionHead } from "../../ui/page.tsx";
import { useHasMail } from "../settings/notifications/use-has-mail.ts";

const waitingQuery = queryOf({ key: ["bookings", "waiting"], endpoint: bookingEndpoints.waiting });

/** What customers have booked that needs the user: requests first, then new customers. Gone when nothing waits. */
export function NewBookings() {
  const { data = [] } = useQuery({ ...waitingQuery, staleTime: 0, enabled: !isEnding() });
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="new-bookings" className="mb-8">
      <SectionHead id="new-bookings" title="New Bookings" />
      <ol>
        {data.map((booking) => (
          <Line key={booking._id} booking={booking} />
        ))}
      </ol>
    </section>
  );
}

function Line({ booking }: { booking: DeskBooking }) {
  const [asked, setAsked] = useState<"decline" | "resend">();
  const told = useTold(booking);
  const { title, date, name, company, customer, standing, undelivered } = booking;
  const asks = standing === "asked";
  const proposes = standing === "proposed";
  const acts: [label: string, run: () => void][] = asks
    ? [
        ["Approve", () => void approve(booking, told)],
        ["Decline…", () => setAsked("decline")],
      ]
    : proposes
      ? [
          ...booking.proposed.map((time, place): [string, () => void] => [
            `${formatDate(time.slice(0, 10), "shortWeekdayDate")}, ${formatTime(time)}`,
            () => void choose(booking, place, told),
          ]),
          ["Keep", () => void choose(booking, null, told)],
        ]
      : undelivered !== null
        ? [
            ["Correct It…", () => setAsked("resend")],
            ["Done", () => void check(booking)],
          ]
        : [["Looks Right", () => void check(booking)]];
  const isUrgent = asks || proposes || undelivered !== null;
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target, currentTarget } = event;
    if (ctrlKey || metaKey || altKey || !readShortcutsOn()) return;
    // The dialog is elsewhere in the document.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    const act = acts[Number(key) - 1];
    if (!act) return;
    event.preventDefault();
    act[1]();
  };
  return (
    <li
      onKeyDown={onKeyDown}
      className="grid grid-cols-[104px_minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-3 to-700:grid-cols-1 to-700:gap-y-2"
    >
      <p className="digits font-semibold">
        {formatTime(date)}
        <small className="block text-13 font-normal text-ink-3">
          {formatDate(date.slice(0, 10), "shortWeekdayDate")}
        </small>
      </p>
      <div className="min-w-0">
        <p>
          <b className="font-semibold">{title}</b>
          <span className={cx("ms-2 text-13", isUrgent ? "text-notice" : "text-accent")}>
            {asks
              ? "Asks for it"
              : proposes
                ? "Another time"
                : undelivered !== null
                  ? "Not delivered"
                  : "New customer"}
          </span>
        </p>
        <p className="clipped text-ink-2">
          {customer === null ? (
            name
          ) : (
            <Link
              to="/dashboard/customers/$customerId"
              params={{ customerId: customer }}
              className="link"
            >
              {name}
            </Link>
          )}
          {company && `, ${company}`}
        </p>
        <p className="clipped text-13 text-ink-3">{undelivered ?? tell(booking)}</p>
      </div>
      <div className="flex gap-2" data-needs="write">
        {acts.map(([label, run], at) => (
          <Button
            key={label}
            size="sm"
            aria-label={`${label} ${isolate(name)}`}
            aria-keyshortcuts={String(at + 1)}
            onClick={run}
          >
            {label}
          </Button>
        ))}
      </div>
      {asked === "decline" && (
        <DeclineDialog booking={booking} onClose={() => setAsked(undefined)} />
      )}
      {asked === "resend" && <ResendDialog booking={booking} onClose={() => setAsked(undefined)} />}
    </li>
  );
}

/** What a toast says after what was done: whether the customer hears of it. */
function useTold({ name }: DeskBooking): string {
  return useHasMail()
    ? `${isolate(name)} is told.`
    : `No email is sent from here, so tell ${isolate(name)}.`;
}

/** How long, where, and what they wrote. */
function tell({ duration, place, address, phone, answers, word }: DeskBooking): string {
  const where = place === "phone" ? phone : place === "video" ? "video" : address;
  const [said] = [word, ...answers.map(({ answer }) => answer)].filter(Boolean);
  return [`${formatDuration(duration)}, ${where}`, said].filter(Boolean).join(". ");
}

function DeclineDialog({ booking, onClose }: { booking: DeskBooking; onClose: () => void }) {
  const told = useTold(booking);
  const [word, setWord] = useState("");
  const [isBusy, setBusy] = useState(false);
  const decline = async () => {
    setBusy(true);
    const { _id } = booking;
    const declined = await succeeds(
      write(
        bookingEndpoints.decline,
        { params: { id: _id }, body: { word } },
        { done: `Declined. ${told}`, failed, refresh: "first" },
      ),
    );
    setBusy(false);
    if (declined) onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Decline ${isolate(booking.name)}?`}
      cancelLabel="Keep It Open"
      confirmLabel="Decline"
      busyLabel="Declining"
      busy={isBusy}
      onConfirm={() => void decline()}
      choice={
        <FieldFrame label={`A word to ${isolate(booking.name)}`} optional>
          <Textarea
            rows={3}
            maxLength={2000}
            value={word}
            onChange={({ target }) => setWord(target.value)}
          />
        </FieldFrame>
      }
    >
      <p>The time is free for others again.</p>
    </ConfirmDialog>
  );
}

/** Mails again what the customer did not get, mostly to an email that was mistyped. */
function ResendDialog({ booking, onClose }: { booking: DeskBooking; onClose: () => void }) {
  const { _id, name, undelivered } = booking;
  const [email, setEmail] = useState(booking.email);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    try {
      const request = { params: { id: _id }, body: { email } };
      const done = `Sent to ${isolate(name)} again`;
      await write(bookingEndpoints.resend, request, { done, refresh: "first" });
      onClose();
    } catch (refusal) {
      setError(failureText(refusal, failed));
    }
    setBusy(false);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Send the email to ${isolate(name)} again?`}
      tone="plain"
      cancelLabel="Not Now"
      confirmLabel="Send Again"
      busyLabel="Sending"
      busy={isBusy}
      onConfirm={() => void resend()}
      choice={
        <FieldFrame label="Email" error={error}>
          <Input type="email" value={email} onChange={({ target }) => setEmail(target.value)} />
        </FieldFrame>
      }
    >
      <p>The mail server said: {undelivered}</p>
    </ConfirmDialog>
  );
}

const failed = "This could not be saved. Try again.";

function approve({ _id }: DeskBooking, told: string) {
  const options = { done: `Approved. ${told}`, failed };
  return succeeds(write(bookingEndpoints.approve, { params: { id: _id } }, options));
}

/** By its place among those that are proposed; null keeps the present one. */
function choose({ _id }: DeskBooking, place: number | null, told: string) {
  const done = place === null ? "Kept" : `Moved. ${told}`;
  const request = { params: { id: _id }, body: { place } };
  return succeeds(write(bookingEndpoints.choose, request, { done, failed }));
}

function check({ _id }: DeskBooking) {
  const request = { params: { id: _id }, body: { isChecked: true } };
  return succeeds(write(bookingEndpoints.check, request, { done: "Checked", failed }));
}
