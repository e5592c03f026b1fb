import { Link } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { formatWeekday } from "../../lib/local-time.ts";
import { isWithin, type Period, stepFrom } from "../period.ts";
import { periodLink } from "../period-link.ts";

/** ‹ Today ›: the period before, the current one, the one after. */
export function Stepper({ period, today }: { period: Period; today: string }) {
  return (
    <div className="stepper print:hidden">
      <Step period={period} by={-1} />
      <Link
        {...periodLink(period.view, today)}
        aria-current={isWithin(period, today) ? "date" : undefined}
      >
        Today
      </Link>
      <Step period={period} by={1} />
    </div>
  );
}

/** A link to the period beside; where the calendar ends, a button that can't be pressed. */
function Step({ period, by }: { period: Period; by: 1 | -1 }) {
  const { view } = period;
  const day = stepFrom(period, by);
  const name = `${by < 0 ? "Previous" : "Next"} ${view}`;
  const icon = by < 0 ? <ChevronLeft /> : <ChevronRight />;
  if (day === undefined) {
    return (
      <button type="button" disabled aria-label={name}>
        {icon}
      </button>
    );
  }
  // Days have names: "Previous day, Sun 5".
  const label = view === "day" ? `${name}, ${formatWeekday(day)}` : name;
  return (
    <Link {...periodLink(view, day)} aria-label={label}>
      {icon}
    </Link>
  );
}
