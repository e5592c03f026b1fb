import { getRouteApi, Link } from "@tanstack/react-router";
import { useState } from "react";
import type { CompanyDetail as Company } from "../../../shared/kinds/companies.ts";
import { common } from "../../../shared/words/en/common.ts";
import { companies } from "../../../shared/words/en/companies.ts";
import { CompanyFacts } from "../../kinds/companies/company-facts.tsx";
import { useCompany } from "../../kinds/companies/use-company.ts";
import { CompanyCustomerTable } from "../../kinds/customers/company-customer-table.tsx";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { formatMoney } from "../../lib/format/money.ts";
import { useList } from "../../lib/lists/list-query.ts";
import { inPlace } from "../../lib/lists/list-state.ts";
import { useShortcut } from "../../lib/shortcuts/use-shortcut.ts";
import { Crumbs } from "../../ui/crumbs.tsx";
import { linkClass, PageHead, WithFacts } from "../../ui/page.tsx";
import { SkeletonLine } from "../../ui/skeleton.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { Rich } from "../../ui/text/rich.tsx";
import { ChangesPart } from "../history/changes-section.tsx";
import { storyQuery } from "../story/queries.ts";
import { ActionsSkeleton, CompanyActions } from "./company-actions.tsx";

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
  const change = (changes: ReturnType<typeof route.useSearch>) => void navigate(inPlace(changes));
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
  const subject = {
    kind: "company",
    id: companyId,
    name: company?.name,
    responsible: company?.responsible,
  } as const;
  const part = stories.use(tab === "story", () => show("customers"));
  const { first } = useList(storyQuery(subject, { show: story }));

  return (
    <>
      <title>{common.title(company ? isolate(company.name) : companies.company)}</title>
      <Crumbs current={company?.name}>
        <Link to="/dashboard/companies">{companies.title}</Link>
      </Crumbs>
      <PageHead
        title={company?.name ?? <LoadingName />}
        sub={company ? <Summary company={company} /> : <SkeletonLine className="w-52" />}
        actions={company ? <CompanyActions company={company} /> : <ActionsSkeleton />}
      />
      <WithFacts
        fold={companies.details}
        facts={<CompanyFacts company={company} />}
        waiting={!company}
      >
        <Tabs
          aria-label={companies.records}
          value={tab}
          onValueChange={show}
          tabs={[
            {
              value: "customers",
              label: companies.customers,
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
              label: companies.story,
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
              label: companies.history,
              onPaper: false,
              panel: <ChangesPart record={companyId} level={2} none={companies.unchanged} />,
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
      <span className="sr-only">{companies.company}</span>
      <SkeletonLine className="h-4.5 w-72" />
    </>
  );
}

function Summary({ company }: { company: Company }) {
  if (company.clientCount === 0) return companies.noCustomersYet;
  return (
    <Rich
      text={companies.inTotal(company.clientCount, formatMoney(company.totalValue))}
      tags={{
        link: (text) => (
          <Link
            to="/dashboard/companies/$companyId/customers"
            params={{ companyId: company._id }}
            className={linkClass}
          >
            {text}
          </Link>
        ),
        value: (text) => <span className="digits">{text}</span>,
      }}
    />
  );
}
