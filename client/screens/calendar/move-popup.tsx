import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { addDays } from "../../../shared/dates/dates.ts";
import { type Appointment, timeStep } from "../../../shared/kinds/appointments.ts";
import { outcomes } from "../../../shared/words/en/outcomes.ts";
import { formatSoon } from "../../kinds/appointments/outcome-acts.ts";
import { dayQuery, markedDaysQuery } from "../../kinds/appointments/queries.ts";
import { useNow } from "../../lib/dates/use-now.ts";
import { sortBookings, takenTimes } from "../../lib/queries/bookings.ts";
import { DateTimePopup } from "../../ui/dates/date-time-popup.tsx";

interface MovePopupProps {
  appointment: Appointment;
  anchor: Element | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Told of the new day and time. */
  onMove: (date: string) => void;
}

/** Where an appointment is moved to, with what is booked there already. */
export function MovePopup({ appointment, anchor, open, onOpenChange, onMove }: MovePopupProps) {
  const { today } = useNow();
  const { _id, title, date } = appointment;
  const before = date.slice(0, 16);
  const [value, setValue] = useState(before);
  const day = value.slice(0, 10);
  const [month, setMonth] = useState(`${day.slice(0, 8)}01`);
  const booked = useQuery({ ...dayQuery(day), enabled: open, meta: {} });
  const marks = useQuery({
    ...markedDaysQuery({ startDate: addDays(month, -6), endDate: addDays(month, 41) }),
    enabled: open,
  });
  const others = (booked.data ?? []).filter((other) => other._id !== _id);
  const full = value.length > 10 ? `${value}:00.000Z` : value;
  const move = (to: string) => {
    onOpenChange(false);
    onMove(to);
  };
  return (
    <DateTimePopup
      label={outcomes.moving.label(title)}
      anchor={anchor}
      open={open}
      onOpenChange={onOpenChange}
      value={value}
      onChange={setValue}
      today={today}
      step={timeStep}
      takenTimes={takenTimes(sortBookings(others).timed, timeStep)}
      marked={new Set(marks.data?.keys())}
      onMonthChange={setMonth}
      done={value === before ? outcomes.moving.pick : outcomes.moving.to(formatSoon(full))}
      ready={value !== before}
      onTime={(to) => to !== before && move(`${to}:00.000Z`)}
      onDone={() => move(full)}
    />
  );
}
