import { useQuery } from "@tanstack/react-query";
import { bookingEndpoints } from "../../../../shared/booking-endpoints.ts";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { firstNameOf } from "../../../../shared/matching/first-name.ts";
import { outcomes } from "../../../../shared/words/en/outcomes.ts";
import { customerQuery } from "../../../kinds/customers/queries.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { succeeds, write } from "../../../lib/write/write.ts";
import { Button } from "../../../ui/button.tsx";

interface MissedFieldProps {
  appointment: Appointment;
  /** Sent, or not. */
  onDone: () => void;
}

/** Whether somebody who did not come gets an email. Enter sends it, Esc leaves it. */
export function MissedField({ appointment, onDone }: MissedFieldProps) {
  const { data: customer } = useQuery(customerQuery(appointment.customer._id));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex box in all browsers
    <div
      role="group"
      aria-label={outcomes.missed.label}
      className="relative z-1 flex flex-wrap items-center gap-2 pt-1.5 pb-2"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        onDone();
      }}
    >
      <p className="min-w-0 flex-1 to-700:basis-full">
        {outcomes.missed.question}
        <small className="clipped block text-13 text-ink-3">
          {customer && outcomes.missed.to(customer.email)}
        </small>
      </p>
      <Button
        autoFocus
        className="h-[38px] to-700:flex-1 pointer-coarse:h-11"
        onClick={() => {
          void send(appointment, true);
          onDone();
        }}
      >
        {outcomes.missed.send}
      </Button>
      <Button
        variant="quiet"
        onClick={onDone}
        className="h-[38px] to-700:flex-1 pointer-coarse:h-11"
      >
        {outcomes.missed.notNow}
      </Button>
    </div>
  );
}

/** The email waits ten seconds, as long as its toast offers Undo. */
function send(appointment: Appointment, isSent: boolean): Promise<boolean> {
  const { _id, customer } = appointment;
  const first = isolate(firstNameOf(customer.name));
  const other = { label: outcomes.ask.undo, run: () => void send(appointment, false) };
  const done = isSent
    ? { text: outcomes.missed.sent(first), autoClose: 10_000, other }
    : outcomes.missed.notSent(first);
  const failed = () => outcomes.missed.failed;
  const request = { params: { id: _id }, body: { isSent } };
  return succeeds(write(bookingEndpoints.missed, request, { done, failed, refresh: "never" }));
}
