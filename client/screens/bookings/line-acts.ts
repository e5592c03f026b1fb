import { useQuery } from "@tanstack/react-query";
import type { DeskBooking } from "../../../shared/booking.ts";
import { bookingEndpoints } from "../../../shared/booking-endpoints.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { succeeds, write } from "../../lib/write/write.ts";
import { configQuery } from "../auth/queries.ts";

export const failed = "This could not be saved. Try again.";

/** Milliseconds that it can be undone before the customer is told. */
const undoable = 10_000;

/** What a toast says after what was done: whether the customer hears of it. */
export function useTold({ name }: DeskBooking): string {
  const hasMail = useQuery(configQuery).data?.mail ?? true;
  return hasMail
    ? `${isolate(name)} is told.`
    : `No email is sent from here, so tell ${isolate(name)}.`;
}

export function approve({ _id }: DeskBooking, told: string) {
  const options = { done: { text: `Approved. ${told}`, autoClose: undoable }, failed };
  return succeeds(write(bookingEndpoints.approve, { params: { id: _id } }, options));
}

/** By its place among those that are proposed; null keeps the present one. */
export function choose({ _id, day }: DeskBooking, place: number | null, told: string) {
  const done = place === null ? "Kept" : `Moved. ${told}`;
  const request = { params: { id: _id }, body: { place, day: day ?? undefined } };
  return succeeds(write(bookingEndpoints.choose, request, { done, failed }));
}

/** Says that a new customer is right, with the way back. */
export function check(booking: DeskBooking, isChecked: boolean): Promise<boolean> {
  const request = { params: { id: booking._id }, body: { isChecked } };
  const back = { label: "Undo", run: () => void check(booking, false) };
  const done = isChecked ? { text: "Checked", other: back } : "Undone";
  return succeeds(write(bookingEndpoints.check, request, { done, failed }));
}
