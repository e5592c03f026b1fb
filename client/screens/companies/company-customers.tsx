import { getRouteApi } from "@tanstack/react-router";
import { common } from "../../../shared/words/en/common.ts";
import { companies } from "../../../shared/words/en/companies.ts";
import { CompanyPageHead } from "../../kinds/companies/company-page-head.tsx";
import { useCompany } from "../../kinds/companies/use-company.ts";
import { AddCustomerLink } from "../../kinds/customers/add-customer-link.tsx";
import { CompanyCustomerTable } from "../../kinds/customers/company-customer-table.tsx";
import { companyCustomersSort } from "../../kinds/customers/queries.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { inPlace } from "../../lib/lists/list-state.ts";
import { useShownList } from "../lists/shown-list.ts";

const route = getRouteApi("/dashboard/companies/$companyId/customers");

/** The customers of one company on a screen of their own. */
export function CompanyCustomers() {
  const { companyId } = route.useParams();
  const filter = route.useSearch();
  const navigate = route.useNavigate();
  const company = useCompany(companyId);
  useShownList({
    list: "customers",
    query: {
      ...filter,
      company: companyId,
      sort: filter.sort ?? companyCustomersSort,
      columns: "name,status,value,lastContact,notes",
    },
  });

  return (
    <>
      <title>
        {common.title(company ? companies.customersOf(isolate(company.name)) : companies.customers)}
      </title>
      <CompanyPageHead
        title={companies.customers}
        companyId={companyId}
        name={company?.name}
        said="of"
        inline
        actions={company?.clientCount !== 0 && <AddCustomerLink companyId={companyId} />}
      />
      <CompanyCustomerTable
        key={companyId}
        companyId={companyId}
        filter={filter}
        change={(changes) => void navigate(inPlace(changes))}
      />
    </>
  );
}
