import { Link } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { formatWeekday } from "../../lib/local-time.ts";
import { isWithin, type Period, stepFrom } from "../period.ts";
import { periodLink } from "../period-link.ts";

/** ‹ Today ›: the period before, the current one, the one after. */
export function Stepper({ period, today }: { period: Period; today: string }) {
  const { view } = period;
  const step = (by: 1 | -1) => {
    const day = stepFrom(period, by);
    // Days have names: "Previous day, Sun 5".
    const name = view === "day" ? `, ${formatWeekday(day)}` : "";
    return {
      ...periodLink(view, day),
      "aria-label": `${by < 0 ? "Previous" : "Next"} ${view}${name}`,
    };
  };
  return (
    <div className="stepper print:hidden">
      <Link {...step(-1)}>
        <ChevronLeft />
      </Link>
      <Link
        {...periodLink(view, today)}
        aria-current={isWithin(period, today) ? "date" : undefined}
      >
        Today
      </Link>
      <Link {...step(1)}>
        <ChevronRight />
      </Link>
    </div>
  );
}
