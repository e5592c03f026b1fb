import { formatDate, formatTime } from "../../lib/dates/dates.ts";

/** "Thu, Nov 26, 2:00 PM" */
export function sayWhen(date: string): string {
  return `${formatDate(date.slice(0, 10), "shortWeekdayDate")}, ${formatTime(date)}`;
}

/** Of what the desk did with a booking without telling the customer. */
export const untold = {
  moved: "Not told about the move",
  canceled: "Not told that it is canceled",
  given: "Not told that it is another customer’s",
  booked: "Not told that it takes place",
  invited: "Not invited yet",
};
