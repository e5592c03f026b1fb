import { Popover } from "@base-ui/react/popover";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { details } from "../../../../shared/words/en/details.ts";
import { AppointmentNames } from "../../../kinds/appointments/appointment-names.tsx";
import { AppointmentTitle } from "../../../kinds/appointments/appointment-title.tsx";
import { LabeledTitle } from "../../../kinds/appointments/booking-marks.tsx";
import { formatTime } from "../../../lib/dates/dates.ts";
import { useNow } from "../../../lib/dates/use-now.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { cx } from "../../../ui/class-names.ts";
import { useBesideButton } from "../../../ui/menu/beside-button.ts";
import type { LazyPopup } from "../../../ui/menu/lazy-popup.ts";
import { popupClass, popupPlace } from "../../../ui/menu/popup.ts";
import { periodLink } from "../period-link.ts";

interface AppointmentLineProps {
  appointment: Appointment;
  /** Closes the list; answers what the details open beside. */
  beside: () => HTMLElement | null;
  title: ReactNode;
  className: string;
  timeClass: string;
}

export interface LinesPopupProps {
  popup: LazyPopup;
  align: "start" | "end";
  /** A heading, or what those hear who cannot see where it is. */
  title?: string | undefined;
  label?: string | undefined;
  appointments: readonly Appointment[];
  /** They are all of this one, which has a page. */
  day?: string;
}

/** Appointments beside the button that stands for them. */
export function LinesPopup({ popup, align, title, label, appointments, day }: LinesPopupProps) {
  const { root, list, popup: beside } = useBesideButton(popup);
  const now = useNow();
  // The button, beside which details then open.
  const close = () => {
    popup.close();
    return popup.anchor;
  };
  return (
    <Popover.Root {...root}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={popup.anchor}
          align={align}
          {...popupPlace}
          className="z-popover"
        >
          <Popover.Popup
            ref={list}
            aria-label={label}
            finalFocus={beside.finalFocus}
            className={cx(
              popupClass,
              "max-h-(--available-height) w-80 outline-none",
              day ? "flex flex-col" : "overflow-y-auto p-[5px]",
            )}
          >
            {title && (
              <Popover.Title className="section-title px-4 pt-3.5 pb-2">{title}</Popover.Title>
            )}
            <ul className={cx(day && "min-h-0 overflow-y-auto px-[5px]")}>
              {appointments.map((appointment) => (
                <li key={appointment._id}>
                  <AppointmentLine
                    appointment={appointment}
                    beside={close}
                    title={
                      <LabeledTitle {...{ appointment, now }} canceled="text-ink-3 line-through" />
                    }
                    className={day ? "hover:bg-highlight" : "hover:bg-well"}
                    timeClass={day ? "leading-5" : "pt-0.5 leading-[18px]"}
                  />
                </li>
              ))}
            </ul>
            {day && (
              <div className="mt-1 border-t border-line px-3 py-2">
                <Link
                  {...periodLink("day", day)}
                  className={buttonClass({ variant: "quiet", size: "sm" })}
                >
                  {details.openDay}
                </Link>
              </div>
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** An appointment in a list that pops up: its time, its title, and whom it is with. */
function AppointmentLine(props: AppointmentLineProps) {
  const { appointment, beside, title, className, timeClass } = props;
  return (
    <AppointmentTitle
      appointment={appointment}
      beside={beside}
      className={cx(
        "flex w-full items-start gap-3 rounded-1 px-2 py-2 focus-visible:-outline-offset-2",
        className,
      )}
    >
      <span className={cx("digits w-[62px] flex-none text-end text-13 text-ink-2", timeClass)}>
        {formatTime(appointment.date)}
      </span>
      <span className="min-w-0 flex-1">
        {title}
        <small className="clipped block text-13 text-ink-3">
          <AppointmentNames {...appointment} />
        </small>
      </span>
    </AppointmentTitle>
  );
}
