import type { DeskBooking } from "../../../shared/booking.ts";
import { useAreDetailsOpen } from "../../kinds/appointments/open-details.ts";
import { canOpen, openBooking } from "./open-booking.ts";

/** The title of a booking, which opens its details where there are any. */
export function ListedTitle({ booking }: { booking: DeskBooking }) {
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
