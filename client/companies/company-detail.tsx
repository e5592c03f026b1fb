import { getRouteApi, Link } from "@tanstack/react-router";
import type { CompanyDetail as Company } from "../../shared/companies.ts";
import { AppointmentTimeline } from "../appointments/appointment-timeline.tsx";
import { CompanyCustomerTable } from "../customers/company-customer-table.tsx";
import { ChangesPart } from "../history/changes-part.tsx";
import { ChangesSection } from "../history/changes-section.tsx";
import { Crumbs } from "../layout/crumbs.tsx";
import { countOf } from "../lib/count.ts";
import { isolate } from "../lib/isolate.ts";
import { formatMoney } from "../lib/money.ts";
import { useShortcut } from "../shortcuts/use-shortcut.ts";
import { linkClass, PageHead, WithFacts } from "../ui/page.tsx";
import { SkeletonLine } from "../ui/skeleton.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { ActionsToCome, CompanyActions } from "./company-actions.tsx";
import { CompanyFacts } from "./company-facts.tsx";
import { useCompany } from "./use-company.ts";

const route = getRouteApi("/dashboard/companies/$companyId/");

export function CompanyDetail() {
  const { companyId } = route.useParams();
  const { tab = "customers", ...filter } = route.useSearch();
  const navigate = route.useNavigate();
  const change = (changes: ReturnType<typeof route.useSearch>) =>
    void navigate({
      search: (before) => ({ ...before, ...changes }),
      replace: true,
      resetScroll: false,
    });
  const company = useCompany(companyId);
  useShortcut(
    "edit",
    company ? () => void navigate({ to: "/dashboard/companies/$companyId/edit" }) : null,
  );
  const customers = (
    <CompanyCustomerTable
      key={companyId}
      companyId={companyId}
      filter={filter}
      byButton
      change={change}
    />
  );

  return (
    <>
      <title>{company ? `${isolate(company.name)} · Client Desk` : "Company · Client Desk"}</title>
      <Crumbs current={company?.name}>
        <Link to="/dashboard/companies">Companies</Link>
      </Crumbs>
      <PageHead
        title={company?.name ?? <LoadingName />}
        sub={company ? <Summary company={company} /> : <SkeletonLine className="w-52" />}
        actions={company ? <CompanyActions company={company} /> : <ActionsToCome />}
      />
      <WithFacts
        fold="Company Details"
        facts={<CompanyFacts company={company} />}
        waiting={!company}
      >
        {company?.clientCount === 0 ? (
          <>
            {customers}
            <ChangesSection record={companyId} className="mt-8" />
          </>
        ) : (
          <Tabs
            aria-label="Company records"
            value={tab}
            onValueChange={(next) => change({ tab: next === "customers" ? undefined : next })}
            tabs={[
              {
                value: "customers",
                label: "Customers",
                count: company?.clientCount,
                panel: customers,
              },
              {
                value: "appointments",
                label: "Appointments",
                count: company?.appointmentCount,
                panel: (
                  <AppointmentTimeline
                    key={companyId}
                    of={{ company: companyId }}
                    label="Appointments with this company"
                    withCustomer
                    none={<p className="py-3 text-ink-3">No appointments yet.</p>}
                  />
                ),
              },
              {
                value: "changes",
                label: "Changes",
                onPaper: false,
                panel: <ChangesPart key={companyId} record={companyId} level={2} />,
              },
            ]}
          />
        )}
      </WithFacts>
    </>
  );
}

/** The heading is there at once, so that it can take focus. */
function LoadingName() {
  return (
    <>
      <span className="vh">Company</span>
      <SkeletonLine className="h-4.5 w-72" />
    </>
  );
}

function Summary({ company }: { company: Company }) {
  if (company.clientCount === 0) return "No customers yet";
  return (
    <>
      <Link
        to="/dashboard/companies/$companyId/customers"
        params={{ companyId: company._id }}
        className={linkClass}
      >
        {countOf(company.clientCount, "customer")}
      </Link>
      , <span className="num">{formatMoney(company.totalValue)}</span> in total
    </>
  );
}
