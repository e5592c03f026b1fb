import { randomBytes, randomUUID } from "node:crypto";
import { bookingPageEndpoints } from "../shared/booking-pages.ts";
import { type MeetingTypeInput, meetingTypeEndpoints } from "../shared/kinds/meeting-types.ts";
import type { Account } from "../tools/client.ts";
import { expect } from "./fixtures.ts";

/** Of another network each time: from one only so many book in an hour. */
export function fromElsewhere(): Record<string, string> {
  return { "x-forwarded-for": `10.${randomBytes(3).join(".")}` };
}

export const raissa = { name: "Raíssa Leitão", email: "raissa@padaria.example" };

/** What is free of a meeting type, and where it is booked. */
interface Bookable {
  url: string;
  /** The instant of its first free time. */
  first: string;
}

/** A meeting type of half an hour on an open page, not before tomorrow. */
export async function openType(
  { baseUrl, call }: Account,
  changes: Partial<MeetingTypeInput> & { name: string },
): Promise<Bookable> {
  const { data: pages } = await call(bookingPageEndpoints.get);
  const name = pages.own?.name ?? `page-${randomUUID().slice(0, 8)}`;
  await call(bookingPageEndpoints.updateOwn, { body: { name, isOpen: true } });
  const body = { lengths: [30], place: "phone" as const, notice: 1440, movable: 0, ...changes };
  const { data: type } = await call(meetingTypeEndpoints.create, { body });
  const { data } = await call(meetingTypeEndpoints.preview, { body: type });
  return { url: `${baseUrl}/book/${name}/${type._id}`, first: data.first ?? "" };
}

/** Somebody books, so many weeks after the first free time; answers the address of the booking. */
export async function book(
  { url, first }: Bookable,
  visitor: Record<"name" | "email", string>,
  weeks: number,
): Promise<string> {
  const at = new Date(Date.parse(first) + weeks * 7 * 86_400_000).toISOString();
  const form = { ...visitor, phone: "+351 21 555 0187", length: "30", at };
  const answer = await fetch(url, {
    method: "POST",
    headers: fromElsewhere(),
    body: new URLSearchParams(form),
    redirect: "manual",
  });
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get("location") ?? "", url).href;
}

/** What a customer does on the page of a booking. */
export async function answer(page: string, form: Record<string, string>): Promise<void> {
  const { status } = await fetch(page, {
    method: "POST",
    body: new URLSearchParams(form),
    redirect: "manual",
  });
  expect(status).toBe(303);
}
