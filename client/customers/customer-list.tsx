import { getRouteApi, Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import type { customerSorts } from "../../shared/customers.ts";
import { useNow } from "../appointments/use-now.ts";
import { Crumbs } from "../layout/crumbs.tsx";
import { showOverlay } from "../layout/overlay.ts";
import { UnknownFilters } from "../layout/unknown-filters.tsx";
import { countOf } from "../lib/count.ts";
import { formatInstant } from "../lib/dates.ts";
import { useList } from "../lib/list-query.ts";
import { useListState } from "../lib/list-state.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import type { Head } from "../ui/data-rows.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { SearchInput } from "../ui/field.tsx";
import { FilterNote } from "../ui/filter-note.tsx";
import { FilterToggle } from "../ui/filter-toggle.tsx";
import { Money } from "../ui/money.tsx";
import { PageHead, Tools } from "../ui/page.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { SortMenu } from "../ui/sort-menu.tsx";
import { Empty, NoMatch } from "../ui/states.tsx";
import { Cell } from "../ui/table.tsx";
import {
  customerCells,
  customerLine,
  lastWithoutAdded,
  wide,
  withCompany,
} from "./customer-rows.tsx";
import { noMatchWords } from "./no-customers.tsx";
import { listedQuery } from "./queries.ts";
import { StatusFilter } from "./status-filter.tsx";

const route = getRouteApi("/dashboard/customers");

/** All customers of all companies. */
export function CustomerList() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const change = (changes: Partial<typeof search>) =>
    void navigate({
      search: (before) => ({ ...before, ...changes }),
      replace: true,
      resetScroll: false,
    });
  const { text, setText, sortBy } = useListState<(typeof customerSorts)[number]>({
    ...search,
    defaultSort: "name",
    change,
  });
  const { today } = useNow();
  const list = useList(listedQuery(search, today));
  const { createdFrom, attention, status } = search;
  const heads = headsFor(sortBy);
  const filtered = Boolean(search.search || status || createdFrom || attention);
  const firstUse = list.state === "ready" && list.total === 0 && !filtered;
  const showAll = () => {
    setText("");
    change({ search: undefined, status: undefined, createdFrom: undefined, attention: undefined });
  };

  return (
    <>
      <title>Customers · Client Desk</title>
      <Crumbs current="Customers" />
      <PageHead
        title="Customers"
        inline
        actions={
          !firstUse && (
            <Button variant="primary" icon={<Plus />} onClick={() => showOverlay("addCustomer")}>
              Add Customer
            </Button>
          )
        }
      />
      <UnknownFilters />
      {firstUse ? (
        <Empty
          title="No customers yet"
          action={
            <Link to="/dashboard/companies" className={buttonClass({ variant: "primary" })}>
              Go to Companies
            </Link>
          }
        >
          Every customer belongs to a company. Open one, or add your first, and add its customers
          there.
        </Empty>
      ) : (
        <>
          <Tools
            phoneAside={list.total > 1 && <SortMenu heads={heads} />}
            count={
              list.state === "ready"
                ? countOf(list.total, "customer")
                : list.state === "loading" && <Skeleton className="w-22" />
            }
          >
            <SearchInput
              aria-label="Search customers"
              placeholder="Search customers"
              value={text}
              onValueChange={setText}
            />
            <StatusFilter value={status} onValueChange={(next) => change({ status: next })} />
            <FilterToggle
              on={attention ?? false}
              onToggle={(on) => change({ attention: on || undefined })}
            >
              Needs attention
            </FilterToggle>
            {createdFrom && (
              <FilterNote onRemove={() => change({ createdFrom: undefined })}>
                Added since {formatInstant(createdFrom)}
              </FilterNote>
            )}
          </Tools>
          <DataTable
            label="Customers"
            list={list}
            heads={heads}
            cells={customerCells}
            line={customerLine}
            totals={
              <>
                <Cell>Total</Cell>
                <Cell className={withCompany} />
                <Cell />
                <Cell numeric>
                  <Money value={list.newest?.totalValue ?? 0} />
                </Cell>
                <Cell className={lastWithoutAdded} />
                <Cell className={wide} />
              </>
            }
            none={
              createdFrom || attention ? (
                <NoMatch
                  title={
                    attention && !createdFrom && !status && !search.search
                      ? "No customers are waiting to hear from you"
                      : "No customers match all of these filters"
                  }
                  before="You can"
                  clearLabel="show all customers"
                  onClear={showAll}
                />
              ) : (
                <NoMatch {...noMatchWords(search.search, status)} onClear={showAll} />
              )
            }
          />
        </>
      )}
    </>
  );
}

type SortBy = ReturnType<typeof useListState<(typeof customerSorts)[number]>>["sortBy"];

function headsFor(sortBy: SortBy): Head[] {
  return [
    { label: "Customer", className: "w-[28%] to-900:w-auto", sort: sortBy("name"), bar: "w-40" },
    { label: "Company", className: withCompany, sort: sortBy("companyName"), bar: "w-32" },
    { label: "Status", className: "w-[145px]", sort: sortBy("status"), bar: "w-20" },
    {
      label: "Value",
      numeric: true,
      className: "w-[148px]",
      sort: sortBy("value", "descending"),
      bar: "w-18",
    },
    {
      label: "Last contact",
      numeric: true,
      className: `w-[112px] ${lastWithoutAdded}`,
      sort: sortBy("lastContact", "descending"),
      bar: "w-12",
    },
    {
      label: "Added",
      numeric: true,
      className: `w-[112px] ${wide}`,
      sort: sortBy("createdAt", "descending"),
      bar: "w-16",
    },
  ];
}
