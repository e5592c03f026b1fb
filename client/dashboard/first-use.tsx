import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { buttonClass } from "../ui/button.tsx";
import { Empty } from "../ui/states.tsx";

const steps = [
  {
    when: "Then",
    what: "Add its customers",
    why: "Each with a status, a value and the day you last spoke.",
  },
  {
    when: "And then",
    what: "Book an appointment",
    why: "It shows up here on the day, and the calendar marks it.",
  },
  {
    when: "After that",
    what: "Check in each morning",
    why: "See today’s appointments, who is waiting to hear from you, and what your deals are worth.",
  },
];

/** A new account: what to do first, instead of a page of zeros. */
export function FirstUse() {
  return (
    <>
      <Empty
        margin="The first entry"
        title="Start with a company"
        rules={false}
        action={
          <Link to="/dashboard/companies/new" className={buttonClass({ variant: "primary" })}>
            <Plus />
            Add Company
          </Link>
        }
      >
        All it needs is a name. Customers and appointments belong to a company, so it comes first.
      </Empty>
      <ol aria-label="Next steps">
        {steps.map(({ when, what, why }) => (
          <li key={when} className="grid grid-cols-[232px_minmax(0,1fr)] to-700:block">
            <span className="pt-3 font-display text-[15px] leading-5 text-ink-3 to-700:hidden">
              {when}
            </span>
            <div className="border-l border-margin py-3 pl-7 to-700:border-0 to-700:border-t to-700:border-line to-700:pl-0">
              <b className="block">{what}</b>
              <p className="text-13 text-ink-3">{why}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
