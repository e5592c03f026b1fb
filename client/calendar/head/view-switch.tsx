import { Link } from "@tanstack/react-router";
import { calendarViews, dayOf, type Period } from "../period.ts";
import { periodLink } from "../period-link.ts";

const labels = { day: "Day", week: "Week", month: "Month" } as const;

/** The three ways to look at the calendar, around the same days. */
export function ViewSwitch({ period, today }: { period: Period; today: string }) {
  return (
    <nav aria-label="View" className="views print:hidden">
      {calendarViews.map((view) => {
        const current = view === period.view;
        return (
          <Link
            key={view}
            {...periodLink(view, current ? period.from : dayOf(period, today))}
            aria-current={current ? "true" : undefined}
          >
            {labels[view]}
          </Link>
        );
      })}
    </nav>
  );
}
