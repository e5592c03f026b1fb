import { useSettings } from "../../auth/use-settings.ts";
import { workingHoursOn } from "../../calendar/booked.ts";
import type { DayLayout } from "./day-layout.ts";

interface OffHoursProps {
  date: string;
  layout: Pick<DayLayout<never>, "height" | "topOf">;
}

/** Outside the working hours the ground is darker. */
export function OffHours({ date, layout: { height, topOf } }: OffHoursProps) {
  const { workingHours } = useSettings().calendar;
  const working = workingHoursOn(date, workingHours);
  const within = (top: number) => Math.min(Math.max(top, 0), height);
  const start = working ? within(topOf(working.start)) : height;
  const end = working ? within(topOf(working.end)) : height;
  return (
    <>
      {start > 0 && <div className="off" style={{ top: 0, height: start }} />}
      {end < height && <div className="off" style={{ top: end, height: height - end }} />}
    </>
  );
}
