import { getRouteApi, Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { companies } from "../../../shared/words/en/companies.ts";
import { listedCompaniesQuery } from "../../kinds/companies/queries.ts";
import { useList } from "../../lib/lists/list-query.ts";
import { inPlace } from "../../lib/lists/list-state.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Empty } from "../../ui/states.tsx";
import { EmptyHeads } from "../../ui/table/data-table.tsx";
import { ListPage } from "../lists/list-page.tsx";
import { useShownList } from "../lists/shown-list.ts";
import { companyKind } from "./company-kind.tsx";

const route = getRouteApi("/dashboard/companies");

export function CompanyList() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useList(listedCompaniesQuery(search));
  const { view: _, columns = companyKind.defaultColumns.join(), ...asked } = search;
  useShownList({ list: "companies", query: { ...asked, columns: `name,${columns}` } });
  const add = (
    <Link to="/dashboard/companies/new" className={buttonClass({ variant: "primary" })}>
      <Plus />
      {companies.add}
    </Link>
  );
  return (
    <ListPage
      kind={companyKind}
      address={search}
      change={({ status: _, attention: __, layout: ___, ...changes }) =>
        void navigate(inPlace(changes))
      }
      list={list}
      add={add}
      empty={(heads, importLink) => (
        <>
          <EmptyHeads label={companies.title} heads={heads} />
          <div className="over-700:[&>.empty]:border-t-0">
            <Empty
              title={companies.first.title}
              action={
                <div className="flex flex-wrap gap-2">
                  {add}
                  {importLink}
                </div>
              }
            >
              {companies.first.text}
            </Empty>
          </div>
        </>
      )}
    />
  );
}
