import { todayIn } from "../../../shared/dates/dates.ts";
import type { Person } from "./model.ts";

/** A contact on such a day becomes the last one of its customer if it is later and not still to come. */
export function contact(me: Person, id: string | null, at: string, now: Date) {
  const customer = me.customers.get(id ?? "");
  const lastContact = at.slice(0, 10);
  if (!customer || lastContact <= (customer.lastContact ?? "")) return;
  if (lastContact > todayIn(me.user.timeZone, now)) return;
  const changed = Math.max(now.getTime(), Date.parse(customer.updatedAt) + 1);
  const updatedAt = new Date(changed).toISOString();
  me.customers.set(customer._id, { ...customer, lastContact, updatedAt });
}
