import type { CustomerDetail } from "../../shared/customers.ts";
import { today } from "../lib/dates.ts";
import { useShortcut } from "../shortcuts/use-shortcut.ts";
import { linkClass } from "../ui/page.tsx";
import { useChangeCustomer } from "./mutations.ts";

/** One press after a call. */
export function ContactedToday({ customer }: { customer: CustomerDetail }) {
  const change = useChangeCustomer(customer._id);
  const due = (customer.lastContact ?? "") < today();
  const mark = () => change.mutate({ lastContact: today() });
  useShortcut("contacted", due ? mark : null);
  if (!due) return null;
  return (
    <button type="button" className={`${linkClass} mt-0.5 block text-13`} onClick={mark}>
      Mark as Contacted Today
    </button>
  );
}
