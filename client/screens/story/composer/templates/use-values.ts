import { useQuery } from "@tanstack/react-query";
import type { LetterPlaceholder } from "../../../../../shared/account/letter-placeholders.ts";
import { firstNameOf } from "../../../../../shared/matching/first-name.ts";
import { letters } from "../../../../../shared/words/en/letters.ts";
import { pagesQuery } from "../../../../kinds/appointments/invitation/queries.ts";
import { comingQuery } from "../../../../kinds/appointments/queries.ts";
import { customerQuery } from "../../../../kinds/customers/queries.ts";
import { formatDate, formatTime } from "../../../../lib/dates/dates.ts";
import { useNow } from "../../../../lib/dates/use-now.ts";
import { useList } from "../../../../lib/lists/list-query.ts";
import { minutesOf } from "../../../../lib/queries/bookings.ts";
import { useSession } from "../../../../lib/session.ts";

/** What stands for the placeholders in an email to a customer; what isn’t known is missing. */
export function useValues(customer: string): Partial<Record<LetterPlaceholder, string>> {
  const { user } = useSession();
  const { data } = useQuery(customerQuery(customer));
  const page = useQuery(pagesQuery).data?.own;
  const { today, minutes } = useNow();
  const coming = useList(comingQuery(customer, today));
  const next = coming.rows.find(
    ({ date, outcome }) =>
      outcome === null && (date.slice(0, 10) > today || (minutesOf(date) ?? minutes) >= minutes),
  );
  return {
    ...(data && { "first name": firstNameOf(data.name), name: data.name }),
    ...(data?.companyName && { company: data.companyName }),
    ...(next && { "next appointment": sayAppointment(next.date) }),
    ...(page?.openSince && { "booking page": `${location.origin}/book/${page.name}` }),
    ...(user && { "my name": user.name }),
  };
}

/** "Tuesday, December 1, at 11:00 AM" */
function sayAppointment(date: string): string {
  const day = formatDate(date.slice(0, 10), "weekday");
  return minutesOf(date) === null ? day : letters.dayTime(day, formatTime(date));
}
