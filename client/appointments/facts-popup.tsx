import { Popover } from "@base-ui/react/popover";
import { useState } from "react";
import type { Appointment } from "../../shared/appointments.ts";
import { cx } from "../ui/class-names.ts";
import { popupClass, popupPlace } from "../ui/popup.ts";
import { Sheet } from "../ui/sheet.tsx";
import { usePhone } from "../ui/use-phone.ts";
import { DeleteAppointment } from "./delete-appointment.tsx";
import { type Facts, showFacts } from "./facts.ts";
import { FactsContent } from "./facts-content.tsx";

/** The facts of an appointment: beside its title, or as a sheet on the phone. */
export function FactsPopup({ facts }: { facts: Facts | null }) {
  const phone = usePhone();
  // The popup is still visible while it closes.
  const [last, setLast] = useState(facts);
  if (facts && facts !== last) setLast(facts);
  const [doomed, setDoomed] = useState<Appointment | null>(null);
  const [asking, setAsking] = useState(false);
  if (!last) return null;

  const open = facts !== null;
  const { appointment, title } = last;
  const content = (
    <FactsContent
      appointment={appointment}
      onClose={() => showFacts(null)}
      onDelete={() => {
        showFacts(null);
        setDoomed(appointment);
        setAsking(true);
      }}
    />
  );
  return (
    <>
      {phone ? (
        <Sheet
          open={open}
          onOpenChange={(next) => next || showFacts(null)}
          title={appointment.title}
        >
          {content}
        </Sheet>
      ) : (
        <Popover.Root
          open={open}
          onOpenChange={(next, { event, cancel }) => {
            // The title closes the popup itself.
            if (event.target instanceof Node && title.contains(event.target)) cancel();
            else if (!next) showFacts(null);
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
                  "max-h-(--available-height) w-90 overflow-y-auto outline-none",
                )}
              >
                {content}
              </Popover.Popup>
            </Popover.Positioner>
          </Popover.Portal>
        </Popover.Root>
      )}
      {doomed && (
        <DeleteAppointment
          appointment={doomed}
          open={asking}
          onOpenChange={setAsking}
          // The title disappears too, so the heading takes the focus.
          onDeleted={() => document.querySelector<HTMLElement>("main h1")?.focus()}
        />
      )}
    </>
  );
}
