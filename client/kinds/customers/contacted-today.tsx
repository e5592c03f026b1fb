import type { CustomerDetail } from "../../../shared/kinds/customers.ts";
import { customers } from "../../../shared/words/en/customers.ts";
import { today } from "../../lib/dates/dates.ts";
import { useShortcut } from "../../lib/shortcuts/use-shortcut.ts";
import { linkClass } from "../../ui/page.tsx";
import { changeCustomer } from "./mutations.ts";

/** One press after a call. */
export function ContactedToday({ customer }: { customer: CustomerDetail }) {
  const due = (customer.lastContact ?? "") < today();
  const mark = () => changeCustomer(customer._id, { lastContact: today() });
  useShortcut("contacted", due ? mark : null);
  if (!due) return null;
  return (
    <button
      type="button"
      data-needs="write"
      className={`${linkClass} mt-0.5 block text-13`}
      onClick={mark}
    >
      {customers.contactedToday}
    </button>
  );
}
