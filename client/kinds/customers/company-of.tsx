import type { Customer } from "../../../shared/kinds/customers.ts";
import { SkeletonLine } from "../../ui/skeleton.tsx";
import { CompanyLink } from "../companies/company-link.tsx";
import { privateWord } from "./company-words.ts";

/** Where a customer is, below their name; a bar while they load. */
export function CompanyOf({
  customer,
}: {
  customer: Pick<Customer, "company" | "companyName" | "private"> | undefined;
}) {
  if (!customer) return <SkeletonLine className="w-44" />;
  if (customer.private) return privateWord;
  return (
    <>
      At <CompanyLink id={customer.company} name={customer.companyName} />
    </>
  );
}
