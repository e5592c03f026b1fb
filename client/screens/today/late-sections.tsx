import type { ComponentProps } from "react";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import type { PeopleSection } from "./people-section.tsx";

// Sections that not every desk has: fetched where they are shown.

const people = lazyModule(() => import("./people-section.tsx"));

export function PeoplePlace(props: ComponentProps<typeof PeopleSection>) {
  const part = people.use(true);
  return part ? <part.PeopleSection {...props} /> : <section className="people" />;
}

const bookings = lazyModule(() => import("../bookings/new-bookings.tsx"));

/** Most desks take no bookings, and never fetch it; others keep its place. */
export function BookingsPlace({ count = 0 }) {
  const part = bookings.use(count > 0 || null);
  const height = 80 + 77 * count;
  return part ? (
    <part.NewBookings height={height} />
  ) : (
    count > 0 && <section className="bookings" style={{ height }} />
  );
}

const parts = lazyModule(() => import("./first-use.tsx"));

/** Only a new account fetches what it is told to do first. */
export function FirstUsePlace() {
  const part = parts.use(true);
  return part && <part.FirstUse />;
}
