import type { ReactNode } from "react";
import { cx } from "../../ui/class-names.ts";
import {
  AnalyticsPicture,
  AppointmentsPicture,
  CompaniesPicture,
  CustomersPicture,
  SecurePicture,
} from "./feature-pictures.tsx";
import { statement, statementTitle, wrap } from "./layout-classes.ts";

export function Features() {
  return (
    <section className={cx(wrap, "pt-24 pb-22 to-700:pt-14 to-700:pb-10")}>
      <div className={cx(statement, "mb-10 items-end gap-y-6 to-700:mb-6")}>
        <h2 className={statementTitle}>All-in-One Client Management</h2>
        <p className="text-16 leading-[25px] text-ink-2">
          Five things you already do by hand, all in one place and always up to date.
        </p>
      </div>
      <div className="grid grid-cols-6 border-y border-line-strong max-[1000px]:grid-cols-1">
        <Feature wide first name="Company Management" picture={<CompaniesPicture />}>
          Track all client companies and what each one is worth. Bring your list along: CSV, Excel
          or contacts.
        </Feature>
        <Feature wide last name="Customer Tracking" picture={<CustomersPicture />}>
          Manage customer interactions: status, notes, tasks and the last time you spoke.
        </Feature>
        <Feature first name="Appointments" picture={<AppointmentsPicture />}>
          Schedule and track meetings by day, week or month, with reminders and the last note beside
          the next one.
        </Feature>
        <Feature name="Analytics" picture={<AnalyticsPicture />}>
          Insights and reporting: where your customers stand, where the money is, and who hasn’t
          heard from you in too long.
        </Feature>
        <Feature last name="Secure" picture={<SecurePicture />}>
          Your data is protected: only you can see it, every change can be undone, and all of it is
          yours to take with you.
        </Feature>
      </div>
    </section>
  );
}

type FeatureProps = {
  name: string;
  /** A picture of the product. */
  picture: ReactNode;
  /** Half of the row instead of a third. */
  wide?: boolean;
  /** The outer edges of a row line up with the page. */
  first?: boolean;
  last?: boolean;
  children: ReactNode;
};

function Feature({ name, picture, wide, first, last, children }: FeatureProps) {
  return (
    <article
      className={cx(
        "min-w-0 border-line pt-7 pb-8 max-[1000px]:border-b max-[1000px]:pt-6 max-[1000px]:pb-7 max-[1000px]:last:border-b-0 min-[1001px]:px-8",
        wide ? "min-[1001px]:col-span-3 min-[1001px]:border-b" : "min-[1001px]:col-span-2",
        first ? "min-[1001px]:ps-0" : "min-[1001px]:border-s",
        last && "min-[1001px]:pe-0",
      )}
    >
      <div
        aria-hidden="true"
        inert
        className={cx("frame overflow-hidden", wide ? "h-[216px]" : "h-[204px]", "to-700:h-auto!")}
      >
        {picture}
      </div>
      <h3 className="mt-6 mb-1 font-display text-[20px] leading-[26px] font-medium tracking-[-0.006em]">
        {name}
      </h3>
      <p className="max-w-[46ch] text-[15px] leading-[23px] text-ink-2">{children}</p>
    </article>
  );
}
