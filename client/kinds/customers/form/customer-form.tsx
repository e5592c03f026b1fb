import { getRouteApi, Link } from "@tanstack/react-router";
import { results } from "../../../../shared/words/en/results.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { Crumbs } from "../../../ui/crumbs.tsx";
import { PageHead } from "../../../ui/page.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { CompanyPageHead } from "../../companies/company-page-head.tsx";
import { useCompany } from "../../companies/use-company.ts";
import { CompanyOf } from "../company-of.tsx";
import { CustomerMissing } from "../customer-missing.tsx";
import { useCustomer } from "../use-customer.ts";
import { CustomerFields } from "./customer-fields.tsx";

const newRoute = getRouteApi("/dashboard/companies/$companyId/customers/new");
const editRoute = getRouteApi("/dashboard/customers/$customerId/edit");

/** The company is chosen in the form, if there is one. */
export function NewCustomer() {
  return (
    <>
      <title>Add Customer · Client Desk</title>
      <Crumbs current="Add Customer">
        <Link to="/dashboard/customers">Customers</Link>
      </Crumbs>
      <PageHead title="Add Customer" />
      <CustomerFields />
    </>
  );
}

export function NewCompanyCustomer() {
  const { companyId } = newRoute.useParams();
  const company = useCompany(companyId, results.customers.companyRequired);
  return (
    <>
      <title>Add Customer · Client Desk</title>
      <CompanyPageHead
        title="Add Customer"
        companyId={companyId}
        name={company?.name}
        preposition="At"
      />
      <CustomerFields key={companyId} company={{ id: companyId, name: company?.name ?? "" }} />
    </>
  );
}

export function EditCustomer() {
  const { customerId } = editRoute.useParams();
  const customer = useCustomer(customerId);
  if (customer === null) return <CustomerMissing />;
  return (
    <>
      <title>
        {customer ? `Edit ${isolate(customer.name)} · Client Desk` : "Edit Customer · Client Desk"}
      </title>
      <Crumbs current="Edit">
        <Link to="/dashboard/customers">Customers</Link>
        <Link to="/dashboard/customers/$customerId" params={{ customerId }}>
          {customer?.name ?? <Skeleton className="w-24" />}
        </Link>
      </Crumbs>
      <PageHead title="Edit Customer" sub={<CompanyOf customer={customer} />} />
      {customer && <CustomerFields key={customerId} customer={customer} />}
    </>
  );
}
