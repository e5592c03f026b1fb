import { getRouteApi, Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import type { companySorts } from "../../shared/companies.ts";
import { Crumbs } from "../layout/crumbs.tsx";
import { UnknownFilters } from "../layout/unknown-filters.tsx";
import { countOf, formatCount } from "../lib/count.ts";
import { formatInstant } from "../lib/dates.ts";
import { isolate } from "../lib/isolate.ts";
import { useList } from "../lib/list-query.ts";
import { useListState } from "../lib/list-state.ts";
import { buttonClass } from "../ui/button.tsx";
import { DataTable, EmptyHeads } from "../ui/data-table.tsx";
import { SearchInput } from "../ui/field.tsx";
import { FilterNote } from "../ui/filter-note.tsx";
import { Money } from "../ui/money.tsx";
import { PageHead, Tools } from "../ui/page.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { SortMenu } from "../ui/sort-menu.tsx";
import { Empty, NoMatch } from "../ui/states.tsx";
import { Cell } from "../ui/table.tsx";
import { companyCells, companyLine, lastWithoutCreated, wide } from "./company-rows.tsx";
import { companiesQuery } from "./queries.ts";

const route = getRouteApi("/dashboard/companies");

export function CompanyList() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const change = (changes: Partial<typeof search>) =>
    void navigate({
      search: (before) => ({ ...before, ...changes }),
      replace: true,
      resetScroll: false,
    });
  const { text, setText, sortBy } = useListState<(typeof companySorts)[number]>({
    ...search,
    defaultSort: "name",
    change,
  });
  const list = useList(companiesQuery(search));
  const heads = [
    { label: "Name", className: "w-[38%] to-1180:w-auto", sort: sortBy("name"), bar: "w-50" },
    { label: "Industry", className: "w-[18%]", sort: sortBy("industry"), bar: "w-20" },
    {
      label: "Customers",
      numeric: true,
      className: "to-1180:w-[88px]",
      sort: sortBy("clientCount", "descending"),
      bar: "w-4",
    },
    {
      label: "Total value",
      numeric: true,
      className: `w-[17%] to-1180:w-[142px] ${lastWithoutCreated}`,
      sort: sortBy("totalValue", "descending"),
      bar: "w-22",
    },
    {
      label: "Created",
      numeric: true,
      className: `w-[14%] to-1180:w-[96px] ${wide}`,
      sort: sortBy("createdAt", "descending"),
      bar: "w-18",
    },
  ];

  const filtered = Boolean(search.search || search.createdFrom);
  const firstUse = list.state === "ready" && list.total === 0 && !filtered;
  const add = (
    <Link to="/dashboard/companies/new" className={buttonClass({ variant: "primary" })}>
      <Plus />
      Add Company
    </Link>
  );

  return (
    <>
      <title>Companies · Client Desk</title>
      <Crumbs current="Companies" />
      <PageHead title="Companies" inline actions={!firstUse && add} />
      <UnknownFilters />
      {firstUse ? (
        <>
          <EmptyHeads label="Companies" heads={heads} />
          <div className="over-700:[&>.empty]:border-t-0">
            <Empty title="Your first company goes here" action={add}>
              Add a company you work with. Its customers, what they are worth and your appointments
              with them are kept under its name.
            </Empty>
          </div>
        </>
      ) : (
        <>
          <Tools
            phoneAside={list.total > 1 && <SortMenu heads={heads} />}
            count={
              list.state === "ready"
                ? countOf(list.total, "company", "companies")
                : list.state === "loading" && <Skeleton className="w-22" />
            }
          >
            <SearchInput
              aria-label="Search companies"
              placeholder="Search companies"
              value={text}
              onValueChange={setText}
            />
            {search.createdFrom && (
              <FilterNote onRemove={() => change({ createdFrom: undefined })}>
                Added since {formatInstant(search.createdFrom)}
              </FilterNote>
            )}
          </Tools>
          <DataTable
            label="Companies"
            tile
            lineHeight={65}
            list={list}
            heads={heads}
            cells={companyCells}
            line={companyLine}
            totals={
              <>
                <Cell colSpan={2}>Total</Cell>
                <Cell numeric>{formatCount(list.newest?.clientCount ?? 0)}</Cell>
                <Cell numeric className={lastWithoutCreated}>
                  <Money value={list.newest?.totalValue ?? 0} />
                </Cell>
                <Cell className={wide} />
              </>
            }
            none={
              search.search ? (
                <NoMatch
                  title={`No company matches “${isolate(search.search)}”`}
                  onClear={() => setText("")}
                />
              ) : (
                <NoMatch
                  title={`No companies added since ${formatInstant(search.createdFrom)}`}
                  before="You can"
                  clearLabel="show all companies"
                  onClear={() => change({ createdFrom: undefined })}
                />
              )
            }
          />
        </>
      )}
    </>
  );
}
