import { getRouteApi } from "@tanstack/react-router";
import { CalendarHead } from "../head/calendar-head.tsx";
import { periodOf } from "../period.ts";
import { useSeveralPart } from "../several/several-part.ts";
import { Week } from "./week.tsx";

const route = getRouteApi("/dashboard/appointments/week/$week");

/** One week, by the hour; on the phone, where days side by side have no room, as a list. */
export function WeekView() {
  const period = periodOf("week", route.useParams().week);
  const part = useSeveralPart();
  if (part === null) return <Week period={period} />;
  if (!part) return <CalendarHead period={period} sub="" />;
  return (
    <part.SeveralCalendar period={period}>
      {(several) => <Week period={period} several={several} />}
    </part.SeveralCalendar>
  );
}
