import { getRouteApi, Link } from "@tanstack/react-router";
import { common } from "../../../../shared/words/en/common.ts";
import { customers } from "../../../../shared/words/en/customers.ts";
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
      <title>{common.title(customers.add)}</title>
      <Crumbs current={customers.add}>
        <Link to="/dashboard/customers">{customers.title}</Link>
      </Crumbs>
      <PageHead title={customers.add} />
      <CustomerFields />
    </>
  );
}

export function NewCompanyCustomer() {
  const { companyId } = newRoute.useParams();
  const company = useCompany(companyId, results.customers.companyRequired);
  return (
    <>
      <title>{common.title(customers.add)}</title>
      <CompanyPageHead title={customers.add} companyId={companyId} name={company?.name} said="at" />
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
        {common.title(
          customer ? customers.editName(isolate(customer.name)) : customers.editCustomer,
        )}
      </title>
      <Crumbs current={customers.edit}>
        <Link to="/dashboard/customers">{customers.title}</Link>
        <Link to="/dashboard/customers/$customerId" params={{ customerId }}>
          {customer?.name ?? <Skeleton className="w-24" />}
        </Link>
      </Crumbs>
      <PageHead title={customers.editCustomer} sub={<CompanyOf customer={customer} />} />
      {customer && <CustomerFields key={customerId} customer={customer} />}
    </>
  );
}
