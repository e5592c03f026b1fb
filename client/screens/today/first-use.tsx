import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useState } from "react";
import { sayFailed } from "../../lib/write/say-failed.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Empty } from "../../ui/states.tsx";

const steps = [
  {
    what: "Add its customers",
    why: "Each with a status, a value and the day you last spoke.",
  },
  {
    what: "Book an appointment",
    why: "It shows up here on the day, and the calendar marks it.",
  },
  {
    what: "Check in each morning",
    why: "See today’s appointments, who is waiting to hear from you, and what your deals are worth.",
  },
];

/** A new account: what to do first, instead of a page of zeros. */
export function FirstUse() {
  return (
    <>
      <Empty
        margin="1"
        title="Start with a company"
        rules={false}
        action={
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <Link to="/dashboard/companies/new" className={buttonClass({ variant: "primary" })}>
              <Plus />
              Add Company
            </Link>
            <span className="text-ink-2">
              Have a list?{" "}
              <Link to="/dashboard/import" search={{ into: "customers" }} className="link hit-area">
                Import it
              </Link>
            </span>
          </div>
        }
      >
        All it needs is a name. Private customers need no company: add them from Customers.
      </Empty>
      <ol aria-label="Next steps">
        {steps.map(({ what, why }, index) => (
          <Step key={what} number={index + 2}>
            <b className="block">{what}</b>
            <p className="text-13 text-ink-3">{why}</p>
          </Step>
        ))}
      </ol>
      <SampleData />
    </>
  );
}

function Step({ number, children }: { number: number; children: React.ReactNode }) {
  return (
    <li className="grid grid-cols-[232px_minmax(0,1fr)] to-700:block">
      <span className="pt-3 font-display text-[15px] leading-5 text-ink-3 to-700:hidden">
        {number}
      </span>
      <div className="border-s border-margin py-3 ps-7 to-700:border-0 to-700:border-t to-700:border-line to-700:ps-0">
        {children}
      </div>
    </li>
  );
}

/** For those who would rather look around first. */
function SampleData() {
  const [busy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    try {
      const { addSampleData } = await import("./sample/add-sample-data.ts");
      await addSampleData();
    } catch (error) {
      sayFailed(error, "The sample data could not be added. Try again.");
      setBusy(false);
    }
  };
  return (
    <section
      aria-label="Sample data"
      className="grid grid-cols-[232px_minmax(0,1fr)] border-t border-line to-700:mt-3 to-700:block"
    >
      <span className="pt-[22px] font-display text-[15px] leading-5 text-ink-3 to-700:hidden">
        Just looking?
      </span>
      <div className="border-s border-margin py-4 ps-7 to-700:border-0 to-700:ps-0">
        <Button
          data-needs="write"
          busy={busy}
          busyLabel="Adding sample data"
          onClick={() => void add()}
        >
          Add Sample Data
        </Button>
        <p className="mt-2 text-13 text-ink-3">
          Four invented companies with their customers, a full day and some notes. History takes all
          of the sample data out again with one Undo, for 30 days.
        </p>
      </div>
    </section>
  );
}
