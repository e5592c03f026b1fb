import type { Customer } from "../../../shared/kinds/customers.ts";
import { companies } from "../../../shared/words/en/companies.ts";
import { customers } from "../../../shared/words/en/customers.ts";
import { SkeletonLine } from "../../ui/skeleton.tsx";
import { Rich } from "../../ui/text/rich.tsx";
import { CompanyLink } from "../companies/company-link.tsx";

/** Where a customer is, below their name; a bar while they load. */
export function CompanyOf({
  customer,
}: {
  customer: Pick<Customer, "company" | "companyName" | "private"> | undefined;
}) {
  if (!customer) return <SkeletonLine className="w-44" />;
  if (customer.private) return customers.private;
  return (
    <Rich
      text={companies.at(customer.companyName)}
      tags={{
        company: () => <CompanyLink id={customer.company} name={customer.companyName} />,
      }}
    />
  );
}
