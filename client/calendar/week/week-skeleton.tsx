import { Delayed } from "../../ui/skeleton.tsx";
import { hourHeight } from "./week-layout.ts";

/** Hours below the top at which blocks stand in until the real ones are there, day by day. */
const tops = [[1, 3.5], [2, 6], [1.5, 4], [3, 5.5], [1, 5], [2.5], []];

export function WeekSkeleton({ days }: { days: number }) {
  return (
    <Delayed>
      <div className="wk-cols" aria-hidden="true">
        {tops.slice(0, days).map((column, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change
          <div key={day} className="relative">
            {column.map((top) => (
              <span
                key={top}
                className="skeleton absolute inset-x-1"
                style={{ top: top * hourHeight, height: hourHeight }}
              />
            ))}
          </div>
        ))}
      </div>
    </Delayed>
  );
}
