import { getRouteApi } from "@tanstack/react-router";
import { periodOf } from "../period.ts";
import { WithSeveral } from "../several/with-several.tsx";
import { Week } from "./week.tsx";

const route = getRouteApi("/dashboard/appointments/week/$week");

/** One week, by the hour; on the phone, where days side by side have no room, as a list. */
export function WeekView() {
  const period = periodOf("week", route.useParams().week);
  return (
    <WithSeveral period={period}>
      <Week period={period} />
    </WithSeveral>
  );
}
