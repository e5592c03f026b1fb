import { useState } from "react";
import type { DeskBooking } from "../../../shared/booking.ts";
import { bookingEndpoints } from "../../../shared/booking-endpoints.ts";
import { bookings } from "../../../shared/words/en/bookings.ts";
import { failureText } from "../../lib/api-error.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { succeeds, write } from "../../lib/write/write.ts";
import { ConfirmDialog } from "../../ui/dialog/confirm-dialog.tsx";
import { Input, Textarea } from "../../ui/form/field.tsx";
import { FieldFrame } from "../../ui/form/field-frame.tsx";
import { failed, useTold } from "./line-acts.ts";

export function DeclineDialog({ booking, onClose }: { booking: DeskBooking; onClose: () => void }) {
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
        { done: told("declined"), failed, refresh: "first" },
      ),
    );
    setBusy(false);
    if (declined) onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={bookings.decline.title(isolate(booking.name))}
      cancelLabel={bookings.decline.keep}
      confirmLabel={bookings.decline.button}
      busyLabel={bookings.decline.busy}
      busy={isBusy}
      onConfirm={() => void decline()}
      choice={
        <FieldFrame label={bookings.decline.wordTo(isolate(booking.name))} optional>
          <Textarea
            rows={3}
            maxLength={2000}
            value={word}
            onChange={({ target }) => setWord(target.value)}
          />
        </FieldFrame>
      }
    >
      <p>{bookings.decline.text}</p>
    </ConfirmDialog>
  );
}

/** Mails again what the customer did not get, mostly to an email that was mistyped. */
export function ResendDialog({ booking, onClose }: { booking: DeskBooking; onClose: () => void }) {
  const { _id, name, undelivered } = booking;
  const [email, setEmail] = useState(booking.email);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    try {
      const request = { params: { id: _id }, body: { email } };
      const done = bookings.resend.done(isolate(name));
      await write(bookingEndpoints.resend, request, { done, refresh: "first" });
      onClose();
    } catch (refusal) {
      setError(failureText(refusal, failed()));
    }
    setBusy(false);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={bookings.resend.title(isolate(name))}
      tone="plain"
      cancelLabel={bookings.resend.notNow}
      confirmLabel={bookings.resend.button}
      busyLabel={bookings.resend.busy}
      busy={isBusy}
      onConfirm={() => void resend()}
      choice={
        <FieldFrame label={bookings.resend.email} error={error}>
          <Input type="email" value={email} onChange={({ target }) => setEmail(target.value)} />
        </FieldFrame>
      }
    >
      <p>{bookings.resend.text(undelivered ?? "")}</p>
    </ConfirmDialog>
  );
}
