import type { CustomerDeed, CustomerNews } from "../../../shared/api/events.ts";
import type { DeskBooking } from "../../../shared/booking.ts";
import { nameTime } from "../../../shared/repeat/time-names.ts";
import { bookingOfQuery } from "../../kinds/appointments/invitation/queries.ts";
import { placeHere } from "../../lib/people/place.ts";
import { askFor } from "../../lib/queries/query-of.ts";
import { createStore } from "../../lib/store.ts";
import { bookingQuery } from "../bookings/queries.ts";

/** What a customer did last with a booking, and how it stands since. */
export interface CustomerAnswer {
  did: CustomerDeed;
  booking: DeskBooking;
  /** Whose tab it is, and on which desk. */
  place: string;
}

/** The newest first. */
const answers = createStore<readonly CustomerAnswer[]>([]);

/** What was said in this tab: a stream may tell it again. */
const said = new Set<string>();

/** Shows what a customer did, once. */
export async function hearCustomer(news: CustomerNews): Promise<void> {
  const key = JSON.stringify(news);
  if (said.has(key)) return;
  said.add(key);
  const place = placeHere();
  const booking = await readBooking(news);
  if (place !== placeHere()) return;
  answers.set([{ did: news.did, booking, place }, ...othersThan(booking, place)]);
}

/** Of one time of what repeats, how that one stands. */
async function readBooking({ booking: id, day }: CustomerNews): Promise<DeskBooking> {
  const whole = await askFor(bookingQuery(id));
  if (day === undefined || whole.appointment === null) return whole;
  const { data } = await askFor(bookingOfQuery(nameTime(whole.appointment, day)));
  return data ?? whole;
}

/** Here; other tabs say it for themselves. */
export function dropAnswer({ booking, place }: CustomerAnswer): void {
  answers.set(othersThan(booking, place));
}

export function useAnswers(): readonly CustomerAnswer[] {
  const place = placeHere();
  return answers.use().filter((one) => one.place === place);
}

/** Without those of whoever was here before. */
function othersThan({ _id, day }: DeskBooking, place: string): CustomerAnswer[] {
  const isIt = ({ booking }: CustomerAnswer) => booking._id === _id && booking.day === day;
  return answers.get().filter((one) => one.place === place && !isIt(one));
}
