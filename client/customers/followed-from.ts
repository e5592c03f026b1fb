import type { Customer } from "../../shared/customers.ts";
import { toLocalDate } from "../lib/dates.ts";

/** The day from which the follow-up counts: without a last contact, when the customer was added. */
export function followedFrom({ lastContact, createdAt }: Customer): string {
  return lastContact ?? toLocalDate(new Date(createdAt));
}
