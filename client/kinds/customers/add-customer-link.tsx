import { Link, linkOptions } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { customers } from "../../../shared/words/en/customers.ts";
import { buttonClass } from "../../ui/button.tsx";

/** Opens the form for a new customer: of a company, or of one that the form asks for. */
export function AddCustomerLink({
  companyId,
  primary = true,
}: {
  companyId?: string;
  primary?: boolean;
}) {
  const route = companyId
    ? linkOptions({
        to: "/dashboard/companies/$companyId/customers/new",
        params: { companyId },
      })
    : linkOptions({ to: "/dashboard/customers/new" });
  return (
    <Link {...route} className={buttonClass({ variant: primary ? "primary" : "secondary" })}>
      <Plus />
      {customers.add}
    </Link>
  );
}
