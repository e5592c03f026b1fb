import { getRouteApi, Link } from "@tanstack/react-router";
import { results } from "../../../../shared/words/en/results.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { Crumbs } from "../../../ui/crumbs.tsx";
import { PageHead } from "../../../ui/page.tsx";
import { Skeleton, SkeletonLine } from "../../../ui/skeleton.tsx";
import { CompanyLink } from "../../companies/company-link.tsx";
import { useCompany } from "../../companies/use-company.ts";
import { privateWord } from "../company-words.ts";
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
      <Crumbs current="Add Customer">
        <Link to="/dashboard/companies">Companies</Link>
        <Link to="/dashboard/companies/$companyId" params={{ companyId }}>
          {company?.name ?? <Skeleton className="w-24" />}
        </Link>
      </Crumbs>
      <PageHead
        title="Add Customer"
        sub={
          company ? (
            <>
              At <CompanyLink id={companyId} name={company.name} />
            </>
          ) : (
            <SkeletonLine className="w-40" />
          )
        }
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
      <PageHead
        title="Edit Customer"
        sub={
          customer?.private ? (
            privateWord
          ) : customer ? (
            <>
              At <CompanyLink id={customer.company} name={customer.companyName} />
            </>
          ) : (
            <SkeletonLine className="w-40" />
          )
        }
      />
      {customer && <CustomerFields key={customerId} customer={customer} />}
    </>
  );
}
