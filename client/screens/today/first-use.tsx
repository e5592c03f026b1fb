import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useState } from "react";
import { overview } from "../../../shared/words/en/overview.ts";
import { welcome } from "../../../shared/words/en/welcome.ts";
import { sayFailed } from "../../lib/write/say-failed.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Empty } from "../../ui/states.tsx";
import { Rich } from "../../ui/text/rich.tsx";

const steps = () => [
  { what: welcome.steps.customers, why: welcome.steps.customersWhy },
  { what: welcome.steps.appointment, why: welcome.steps.appointmentWhy },
  { what: welcome.steps.morning, why: welcome.steps.morningWhy },
];

/** A new account: what to do first, instead of a page of zeros. */
export function FirstUse() {
  return (
    <>
      <Empty
        margin="1"
        title={welcome.title}
        rules={false}
        action={
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <Link to="/dashboard/companies/new" className={buttonClass({ variant: "primary" })}>
              <Plus />
              {overview.addCompany}
            </Link>
            <span className="text-ink-2">
              <Rich text={welcome.import} tags={{ import: toImport }} />
            </span>
          </div>
        }
      >
        {welcome.text}
      </Empty>
      <ol aria-label={welcome.nextSteps}>
        {steps().map(({ what, why }, index) => (
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

const toImport = (text: string) => (
  <Link to="/dashboard/import" search={{ into: "customers" }} className="link hit-area">
    {text}
  </Link>
);

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
      sayFailed(error, welcome.sampleFailed);
      setBusy(false);
    }
  };
  return (
    <section
      aria-label={welcome.sample}
      className="grid grid-cols-[232px_minmax(0,1fr)] border-t border-line to-700:mt-3 to-700:block"
    >
      <span className="pt-[22px] font-display text-[15px] leading-5 text-ink-3 to-700:hidden">
        {welcome.justLooking}
      </span>
      <div className="border-s border-margin py-4 ps-7 to-700:border-0 to-700:ps-0">
        <Button
          data-needs="write"
          busy={busy}
          busyLabel={welcome.addingSample}
          onClick={() => void add()}
        >
          {welcome.addSample}
        </Button>
        <p className="mt-2 text-13 text-ink-3">{welcome.sampleText}</p>
      </div>
    </section>
  );
}
