import { monitorForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { useEffect, useRef, useState } from "react";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";

/** The appointment in the hand, and the day that it is over. */
export interface MonthDrag {
  appointment: Appointment;
  over: string | undefined;
}

/** Another day keeps the time. Esc puts it back. */
export function useMonthDrag(
  onMove: (appointment: Appointment, day: string) => void,
): MonthDrag | undefined {
  const [drag, setDrag] = useState<MonthDrag>();
  const latest = useRef(onMove);
  latest.current = onMove;
  useEffect(
    () =>
      monitorForElements({
        onDragStart: ({ source }) => setDrag({ ...heldIn(source.data), over: undefined }),
        onDropTargetChange: ({ source, location }) =>
          setDrag({ ...heldIn(source.data), over: dayOver(location.current) }),
        onDrop: ({ source, location }) => {
          setDrag(undefined);
          const { appointment } = heldIn(source.data);
          const day = dayOver(location.current);
          if (day && !appointment.date.startsWith(day)) latest.current(appointment, day);
        },
      }),
    [],
  );
  return drag;
}

// as: what the items and days of this month attach.
const heldIn = (data: Record<string | symbol, unknown>) =>
  data as unknown as { appointment: Appointment };

function dayOver({
  dropTargets,
}: {
  dropTargets: { data: Record<string | symbol, unknown> }[];
}): string | undefined {
  return dropTargets[0]?.data.day as string | undefined; // as: see heldIn
}
