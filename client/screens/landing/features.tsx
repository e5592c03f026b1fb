import type { ReactNode } from "react";
import { landing } from "../../../shared/words/en/landing.ts";
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
        <h2 className={statementTitle}>{landing.featuresTitle}</h2>
        <p className="text-16 leading-[25px] text-ink-2">{landing.features}</p>
      </div>
      <div className="grid grid-cols-6 border-y border-line-strong max-[1000px]:grid-cols-1">
        <Feature wide first name={landing.companiesTitle} picture={<CompaniesPicture />}>
          {landing.companies}
        </Feature>
        <Feature wide last name={landing.customersTitle} picture={<CustomersPicture />}>
          {landing.customers}
        </Feature>
        <Feature first name={landing.appointmentsTitle} picture={<AppointmentsPicture />}>
          {landing.appointments}
        </Feature>
        <Feature name={landing.analyticsTitle} picture={<AnalyticsPicture />}>
          {landing.analytics}
        </Feature>
        <Feature last name={landing.secureTitle} picture={<SecurePicture />}>
          {landing.secure}
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
