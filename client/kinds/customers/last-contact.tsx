import { customers } from "../../../shared/words/en/customers.ts";
import { formatDate } from "../../lib/dates/dates.ts";

/** The day of a customer's last contact in a list. */
export function LastContact({ day }: { day: string | null }) {
  return day ? formatDate(day) : <span className="text-ink-3">{customers.never}</span>;
}
