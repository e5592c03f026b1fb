import { type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Appointment } from "../../../../../shared/kinds/appointments.ts";
import { formatClock } from "../../../../lib/dates/dates.ts";
import { formatSpan } from "../../../../lib/dates/format-span.ts";
import { readingPixels } from "../../../../lib/language/direction.ts";
import { timeOf } from "../../../../lib/queries/bookings.ts";
import { BlockText } from "../week-block.tsx";
import { heightFor, linesOf, topOf } from "../week-layout.ts";
import type { Geometry, Place } from "./place.ts";

export interface HeldHandle {
  take: (appointment: Appointment, grid: Geometry, place: Place) => void;
  follow: (place: Place) => void;
  letGo: () => void;
}

interface Held {
  appointment: Appointment;
  grid: Geometry;
  place: Place;
}

/**
 * The block in the hand, and dashed lines from it to its times in the rail. It follows by transforms
 * and without React, which draws it again only when its length changes.
 */
export function HeldLayer({ ref }: { ref: Ref<HeldHandle> }) {
  const [held, setHeld] = useState<Held>();
  const layer = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    // At once: the first move follows in the same event.
    take: (appointment, grid, place) => flushSync(() => setHeld({ appointment, grid, place })),
    follow: (place) => {
      if (!held || !layer.current) return;
      if (place.length !== held.place.length) setHeld({ ...held, place });
      else putAt(layer.current, place, held.grid);
    },
    letGo: () => setHeld(undefined),
  }));
  useLayoutEffect(() => {
    if (held && layer.current) putAt(layer.current, held.place, held.grid);
  }, [held]);

  if (!held) return null;
  const { appointment, grid, place } = held;
  const height = heightFor(place.length);
  return (
    <div ref={layer} aria-hidden="true" className="week-hand">
      <div className="week-guides">
        <i />
        <i />
      </div>
      <span className="week-time at-now guide" />
      <span className="week-time at-now guide" />
      <div
        className={linesOf(height, false).tight ? "block-card hand tight" : "block-card hand"}
        style={{ width: widthIn(grid), height }}
      >
        <BlockText
          appointment={{ ...appointment, date: `T${timeOf(place.start)}`, duration: place.length }}
          height={height}
          beside={false}
        />
        <span className="edge" />
      </div>
    </div>
  );
}

/** From the edge where the column begins, which is a line, to the block, in pixels. */
const inset = 5;

/** As wide as the widest day has room for, also over a narrow one. */
function widthIn({ edges }: Geometry): number {
  const widths = edges.slice(1).map((edge, day) => edge - (edges[day] ?? 0));
  return Math.max(...widths) - inset - 4;
}

function putAt(layer: HTMLElement, { day, start, length }: Place, grid: Geometry): void {
  const top = topOf(start, grid.hours);
  const bottom = topOf(start + length, grid.hours);
  const block = layer.querySelector<HTMLElement>(".hand");
  const times = [formatClock(timeOf(start)), formatClock(timeOf(start + length))];
  const edge = grid.edges[day] ?? 0;
  const end = grid.edges.at(-1) ?? 0;
  const aside = Math.min(edge + inset, end - widthIn(grid) - 4);
  if (block) block.style.transform = `translate(${readingPixels(aside)}px, ${top}px)`;
  for (const [index, line] of layer.querySelectorAll("i").entries()) {
    const y = index === 0 ? top : bottom;
    line.style.transform = `translate(${readingPixels(edge - end)}px, ${y}px)`;
  }
  for (const [index, time] of layer.querySelectorAll<HTMLElement>(".guide").entries()) {
    time.style.transform = `translateY(${index === 0 ? top : bottom}px)`;
    write(time, times[index] ?? "");
  }
  const said = block?.querySelector<HTMLElement>(".clock-time");
  const { time } = linesOf(heightFor(length), false);
  const range = formatSpan({ start, end: start + length });
  if (said) write(said, time === "range" ? range : (times[0] ?? ""));
}

/** The same text again would be laid out again. */
function write(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
