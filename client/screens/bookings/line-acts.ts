import { useQuery } from "@tanstack/react-query";
import type { DeskBooking } from "../../../shared/booking.ts";
import { bookingEndpoints } from "../../../shared/booking-endpoints.ts";
import { firstNameOf } from "../../../shared/matching/first-name.ts";
import { bookings } from "../../../shared/words/en/bookings.ts";
import { failureText, refusalOf } from "../../lib/api-error.ts";
import { tryToCopy } from "../../lib/browser/copy-text.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { notify } from "../../lib/notify.ts";
import { succeeds, write } from "../../lib/write/write.ts";
import { configQuery } from "../auth/queries.ts";

export const failed = () => bookings.saveFailed;

/** Milliseconds that it can be undone before the customer is told. */
const undoable = 10_000;

/** What a toast says of what was done, and whether the customer hears of it. */
export type SayTold = (done: keyof typeof bookings.told) => string;

export function useTold({ name }: DeskBooking): SayTold {
  const hasMail = useQuery(configQuery).data?.mail ?? true;
  return (done) => (hasMail ? bookings.told : bookings.tellYourself)[done](isolate(name));
}

export function approve({ _id }: DeskBooking, told: SayTold) {
  const options = { done: { text: told("approved"), autoClose: undoable }, failed };
  return succeeds(write(bookingEndpoints.approve, { params: { id: _id } }, options));
}

/** By its place among those that are proposed; null keeps the present one. */
export function choose({ _id, day }: DeskBooking, place: number | null, told: SayTold) {
  const done = place === null ? bookings.kept : told("moved");
  const request = { params: { id: _id }, body: { place, day: day ?? undefined } };
  const isPassed = (error: unknown) => refusalOf(error) === "timePassed";
  const why = (error: unknown) => (isPassed(error) ? failureText(error, failed()) : failed());
  return succeeds(write(bookingEndpoints.choose, request, { done, failed: why }));
}

/** Copies what the customer would be mailed, for whoever tells them by other ways: which counts as told. */
export async function copyMessage({ _id, name }: DeskBooking): Promise<void> {
  const first = isolate(firstNameOf(name));
  const request = { params: { id: _id }, body: { tell: "myself" as const } };
  const { message } = await write(bookingEndpoints.tell, request, {
    failed: bookings.tell.failed(first),
  });
  if (message !== null && (await tryToCopy(message))) notify.success(bookings.tell.copied(first));
}

/** Says that a new customer is right, with the way back. */
export function check(booking: DeskBooking, isChecked: boolean): Promise<boolean> {
  const request = { params: { id: booking._id }, body: { isChecked } };
  const back = { label: bookings.undo, run: () => void check(booking, false) };
  const done = isChecked ? { text: bookings.checked, other: back } : bookings.undone;
  return succeeds(write(bookingEndpoints.check, request, { done, failed }));
}
