import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { formatClock } from "../../lib/dates.ts";
import { timeOf } from "../bookings.ts";
import type { FreeSlot } from "./day-layout.ts";

interface FreeSlotsProps {
  date: string;
  slots: readonly FreeSlot[];
}

/** The free times of a day, each a link to book it. One tab stop; arrow keys move between them. */
export function FreeSlots({ date, slots }: FreeSlotsProps) {
  const [stop, setStop] = useState(0);
  const reachable = Math.min(stop, slots.length - 1);
  const moveFocus = (event: KeyboardEvent<HTMLUListElement>) => {
    const last = slots.length - 1;
    const to = { ArrowDown: reachable + 1, ArrowUp: reachable - 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const links = event.currentTarget.querySelectorAll("a");
    links[Math.max(0, Math.min(last, to))]?.focus();
  };
  return (
    <ul aria-label="Free times" onKeyDown={moveFocus}>
      {slots.map((slot, index) => (
        <li key={slot.start}>
          <Link
            to="/dashboard/appointments/new"
            search={{ date, time: timeOf(slot.start) }}
            preload={false}
            data-start={slot.start}
            tabIndex={index === reachable ? 0 : -1}
            onFocus={() => setStop(index)}
            style={{ top: slot.top, height: slot.height }}
            className="group absolute right-0 left-3 flex items-center rounded-2 px-[13px] text-13 text-accent hover:bg-accent-wash focus-visible:rounded-2 focus-visible:bg-accent-wash focus-visible:-outline-offset-1"
          >
            <span className="flex items-center gap-1.5 opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100">
              <Plus className="size-3.5" />
              <span>
                <span className="vh">New appointment at </span>
                {formatClock(timeOf(slot.start))}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
