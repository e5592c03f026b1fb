import { useState } from "react";
import type { DeskBooking } from "../../../shared/booking.ts";
import { bookingEndpoints } from "../../../shared/booking-endpoints.ts";
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
export function ResendDialog({ booking, onClose }: { booking: DeskBooking; onClose: () => void }) {
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
