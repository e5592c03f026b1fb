import type { Customer } from "../../../shared/kinds/customers.ts";
import { toLocalDate } from "../../lib/dates/dates.ts";

/** The day from which the follow-up counts: without a last contact, when the customer was added. */
export function followedFrom({ lastContact, createdAt }: Customer): string {
  return lastContact ?? toLocalDate(new Date(createdAt));
}
