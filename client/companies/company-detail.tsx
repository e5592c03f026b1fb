import { getRouteApi, Link } from "@tanstack/react-router";
import { useState } from "react";
import type { CompanyDetail as Company } from "../../shared/companies.ts";
import { CompanyCustomerTable } from "../customers/company-customer-table.tsx";
import { ChangesPart } from "../history/changes-part.tsx";
import { Crumbs } from "../layout/crumbs.tsx";
import { countOf } from "../lib/count.ts";
import { isolate } from "../lib/isolate.ts";
import { lazyModule } from "../lib/lazy-module.ts";
import { useList } from "../lib/list-query.ts";
import { formatMoney } from "../lib/money.ts";
import { useShortcut } from "../shortcuts/use-shortcut.ts";
import { storyQuery } from "../story/queries.ts";
import { linkClass, PageHead, WithFacts } from "../ui/page.tsx";
import { SkeletonLine } from "../ui/skeleton.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { ActionsToCome, CompanyActions } from "./company-actions.tsx";
import { CompanyFacts } from "./company-facts.tsx";
import { useCompany } from "./use-company.ts";

const route = getRouteApi("/dashboard/companies/$companyId/");

/** Each company starts afresh: nothing half written goes along to the next. */
export function CompanyDetail() {
  const { companyId } = route.useParams();
  return <CompanyPage key={companyId} companyId={companyId} />;
}

/** The customers come first. */
const stories = lazyModule(() => import("../story/company-story.tsx"));

const tabs = ["customers", "story", "changes"] as const;

function CompanyPage({ companyId }: { companyId: string }) {
  const { tab = "customers", story, ...filter } = route.useSearch();
  const navigate = route.useNavigate();
  const change = (changes: ReturnType<typeof route.useSearch>) =>
    void navigate({
      search: (before) => ({ ...before, ...changes }),
      replace: true,
      resetScroll: false,
    });
  const company = useCompany(companyId);
  const [editing, setEditing] = useState(false);
  const [composing, setComposing] = useState(false);
  const show = (next: (typeof tabs)[number] | undefined) => {
    if (next) change({ tab: next === "customers" ? undefined : next });
  };
  useShortcut(
    "edit",
    company ? () => void navigate({ to: "/dashboard/companies/$companyId/edit" }) : null,
  );
  useShortcut("previousTab", () => show(tabs[tabs.indexOf(tab) - 1]));
  useShortcut("nextTab", () => show(tabs[tabs.indexOf(tab) + 1]));
  const compose = () => {
    if (tab !== "story") show("story");
    setComposing(true);
  };
  useShortcut("compose", compose);
  const subject = { kind: "company", id: companyId, name: company?.name } as const;
  const part = stories.use(tab === "story", () => show("customers"));
  const { first } = useList(storyQuery(subject, { show: story }));

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
        <Tabs
          aria-label="Company records"
          value={tab}
          onValueChange={show}
          tabs={[
            {
              value: "customers",
              label: "Customers",
              count: company?.clientCount,
              panel: (
                <CompanyCustomerTable
                  companyId={companyId}
                  filter={filter}
                  byButton
                  change={change}
                />
              ),
            },
            {
              value: "story",
              label: "Story",
              count: first?.counts.all,
              panel: part && (
                <part.CompanyStory
                  of={company && { company }}
                  editing={editing}
                  onEditing={setEditing}
                  subject={subject}
                  part={story}
                  onPart={(next) => change({ story: next })}
                  composing={composing}
                  onComposing={setComposing}
                />
              ),
            },
            {
              value: "changes",
              label: "History",
              onPaper: false,
              panel: (
                <ChangesPart
                  record={companyId}
                  level={2}
                  none="The company itself hasn’t been changed yet. Story shows what happened with its customers."
                />
              ),
            },
          ]}
        />
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
