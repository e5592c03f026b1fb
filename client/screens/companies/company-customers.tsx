import { getRouteApi, Link } from "@tanstack/react-router";
import { CompanyLink } from "../../kinds/companies/company-link.tsx";
import { useCompany } from "../../kinds/companies/use-company.ts";
import { AddCustomerLink } from "../../kinds/customers/add-customer-link.tsx";
import { CompanyCustomerTable } from "../../kinds/customers/company-customer-table.tsx";
import { companyCustomersSort } from "../../kinds/customers/queries.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { Crumbs } from "../../ui/crumbs.tsx";
import { PageHead } from "../../ui/page.tsx";
import { Skeleton, SkeletonLine } from "../../ui/skeleton.tsx";
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
        {company
          ? `Customers of ${isolate(company.name)} · Client Desk`
          : "Customers · Client Desk"}
      </title>
      <Crumbs current="Customers">
        <Link to="/dashboard/companies">Companies</Link>
        <Link to="/dashboard/companies/$companyId" params={{ companyId }}>
          {company?.name ?? <Skeleton className="w-24" />}
        </Link>
      </Crumbs>
      <PageHead
        title="Customers"
        sub={
          company ? (
            <>
              of <CompanyLink id={companyId} name={company.name} />
            </>
          ) : (
            <SkeletonLine className="w-40" />
          )
        }
        inline
        actions={company?.clientCount !== 0 && <AddCustomerLink companyId={companyId} />}
      />
      <CompanyCustomerTable
        key={companyId}
        companyId={companyId}
        filter={filter}
        change={(changes) =>
          void navigate({
            search: (before) => ({ ...before, ...changes }),
            replace: true,
            resetScroll: false,
          })
        }
      />
    </>
  );
}
