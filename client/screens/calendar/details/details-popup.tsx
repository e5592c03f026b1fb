import { Popover } from "@base-ui/react/popover";
import { useState } from "react";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { isUnsure } from "../../../kinds/appointments/booking-marks.tsx";
import { DeleteAppointment } from "../../../kinds/appointments/delete-appointment.tsx";
import { type OpenDetails, showDetails } from "../../../kinds/appointments/open-details.ts";
import { lazyModule } from "../../../lib/browser/lazy-module.ts";
import { cx } from "../../../ui/class-names.ts";
import { Sheet } from "../../../ui/dialog/sheet.tsx";
import { popupClass, popupPlace } from "../../../ui/menu/popup.ts";
import { usePhone } from "../../../ui/use-media.ts";
import { moveAsked } from "../move-asked.ts";
import { AppointmentPopover } from "../popover/appointment-popover.tsx";

const bookings = lazyModule(() => import("../../bookings/unsure-details.tsx"));
const pickers = lazyModule(() => import("../move-popup.tsx"));

/** The details of an appointment: next to its title, or as a sheet on the phone. */
export function DetailsPopup({ details }: { details: OpenDetails | null }) {
  // The popup is still visible while it closes.
  const [last, setLast] = useState(details);
  if (details && details !== last) setLast(details);
  return last && <LastDetails last={last} open={details !== null} />;
}

function LastDetails({ last, open }: { last: OpenDetails; open: boolean }) {
  const phone = usePhone();
  const [doomed, setDoomed] = useState<Appointment | null>(null);
  const [asking, setAsking] = useState(false);
  const [moving, setMoving] = useState<OpenDetails | null>(null);
  const picker = pickers.use(moving !== null, () => setMoving(null));
  const remove = (latest: Appointment) => {
    setDoomed(latest);
    setAsking(true);
  };
  const { appointment, title } = last;
  const booking = bookings.use(isUnsure(appointment) || null);
  const content = isUnsure(appointment) ? (
    booking && <booking.UnsureDetails id={appointment._id} onClose={() => showDetails(null)} />
  ) : (
    <AppointmentPopover
      appointment={appointment}
      noting={last.noting ?? false}
      onClose={() => showDetails(null)}
      onMove={(latest) => {
        showDetails(null);
        setMoving({ appointment: latest, title });
      }}
      onDelete={(latest) => {
        showDetails(null);
        void remove(latest);
      }}
    />
  );
  return (
    <>
      {phone ? (
        <Sheet
          open={open}
          onOpenChange={(next) => next || showDetails(null)}
          title={appointment.title}
        >
          {content}
        </Sheet>
      ) : (
        <Popover.Root
          open={open}
          onOpenChange={(next, { event, cancel }) => {
            const isOnTitle = event.target instanceof Node && title.contains(event.target);
            // Pressing the title closes the popup by itself; Esc may come before focus has left it.
            if (isOnTitle && event.type !== "keydown") cancel();
            else if (!next) showDetails(null);
          }}
        >
          <Popover.Portal>
            <Popover.Positioner
              anchor={title}
              align="start"
              {...popupPlace}
              className="z-popover outline-none"
            >
              <Popover.Popup
                aria-label={appointment.title}
                finalFocus={() => (title.isConnected ? title : true)}
                className={cx(
                  popupClass,
                  "max-h-(--available-height) w-90 min-w-min max-w-105 overflow-y-auto outline-none",
                )}
              >
                {content}
              </Popover.Popup>
            </Popover.Positioner>
          </Popover.Portal>
        </Popover.Root>
      )}
      {picker && moving && (
        <picker.MovePopup
          appointment={moving.appointment}
          anchor={moving.title}
          open
          onOpenChange={(next) => next || setMoving(null)}
          onMove={(date) => void moveAsked(moving.appointment, date)}
        />
      )}
      {doomed && (
        <DeleteAppointment
          appointment={doomed}
          open={asking}
          onOpenChange={setAsking}
          // The title disappears too, so the heading takes focus.
          onDeleted={() => document.querySelector<HTMLElement>("main h1")?.focus()}
        />
      )}
    </>
  );
}
