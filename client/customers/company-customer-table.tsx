import { type Customer, type customerSorts, notesPreview } from "../../shared/customers.ts";
import { UnknownFilters } from "../layout/unknown-filters.tsx";
import { countOf } from "../lib/count.ts";
import { useList } from "../lib/list-query.ts";
import { useListState } from "../lib/list-state.ts";
import { openStatusInSight } from "../lib/rows.ts";
import { useShortcut } from "../shortcuts/use-shortcut.ts";
import type { Head } from "../ui/data-rows.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { SearchInput } from "../ui/field.tsx";
import { ListLines, listRowClass } from "../ui/list.tsx";
import { Money } from "../ui/money.tsx";
import { Tools } from "../ui/page.tsx";
import { ReadMore } from "../ui/read-more.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { SortMenu } from "../ui/sort-menu.tsx";
import { Cell } from "../ui/table.tsx";
import { CustomerLink } from "./customer-link.tsx";
import { LastContact } from "./last-contact.tsx";
import { NoCustomers } from "./no-customers.tsx";
import {
  type CompanyCustomerFilter,
  companyCustomersQuery,
  companyCustomersSort,
} from "./queries.ts";
import { StatusFilter } from "./status-filter.tsx";
import { RowStatusMenu } from "./status-menu.tsx";

type CompanyCustomerTableProps = {
  companyId: string;
  /** The screen's search parameters, and how to change them. */
  filter: Pick<CompanyCustomerFilter, "search" | "sort" | "status">;
  change: (changes: CompanyCustomerTableProps["filter"]) => void;
  /** On the company's page, which also shows how many there are. */
  byButton?: boolean;
};

/** The customers of one company, with search and status filter. */
export function CompanyCustomerTable({
  companyId,
  filter,
  change,
  byButton = false,
}: CompanyCustomerTableProps) {
  const list = useList(companyCustomersQuery(companyId, filter));
  const { text, setText, sortBy } = useListState<(typeof customerSorts)[number]>({
    ...filter,
    defaultSort: companyCustomersSort,
    change,
  });
  useShortcut("status", openStatusInSight);
  const heads = headsFor(sortBy);
  const filtered = Boolean(filter.search || filter.status);
  const none = (
    <NoCustomers
      search={filter.search}
      status={filter.status}
      companyId={companyId}
      onClear={() => {
        setText("");
        change({ search: undefined, status: undefined });
      }}
    />
  );
  const count =
    list.state === "ready"
      ? countOf(list.total, "customer")
      : list.state === "loading" && <Skeleton className="w-20" />;
  // Nothing to search: just the invitation.
  if (list.state === "ready" && list.total === 0 && !filtered) return none;

  return (
    <div className="@container">
      <UnknownFilters />
      <Tools
        phoneAside={list.total > 1 && <SortMenu heads={heads} />}
        count={byButton && !filtered ? null : count}
      >
        <SearchInput
          aria-label="Search customers"
          placeholder="Search customers"
          value={text}
          onValueChange={setText}
        />
        <StatusFilter value={filter.status} onValueChange={(status) => change({ status })} />
      </Tools>
      <DataTable
        label="Customers"
        list={list}
        byButton={byButton}
        heads={heads}
        cells={customerCells}
        line={customerLine}
        lineHeight={96}
        totals={
          <>
            <Cell>Total</Cell>
            <Cell />
            <Cell numeric>
              <Money value={list.newest?.totalValue ?? 0} />
            </Cell>
            <Cell />
            <Cell className={whereNotesFit} />
          </>
        }
        none={none}
      />
    </div>
  );
}

/** Below this width, the notes go under the name instead of in a column of their own. */
const whereNotesFit = "@max-[760px]:hidden";
const lastWithoutNotes = "@max-[760px]:pr-0";

type SortBy = ReturnType<typeof useListState<(typeof customerSorts)[number]>>["sortBy"];

function headsFor(sortBy: SortBy): Head[] {
  return [
    {
      label: "Customer",
      className: "w-[28%] @max-[760px]:w-auto",
      sort: sortBy("name"),
      bar: "w-34",
    },
    { label: "Status", className: "w-[137px]", sort: sortBy("status"), bar: "w-20" },
    {
      label: "Value",
      numeric: true,
      className: "w-[calc(132px+var(--symbol-room,0px))]",
      sort: sortBy("value", "descending"),
      bar: "w-18",
    },
    {
      label: "Last contact",
      numeric: true,
      className: `w-[102px] ${lastWithoutNotes}`,
      sort: sortBy("lastContact", "descending"),
      bar: "w-12",
    },
    { label: "About", className: `pl-4 ${whereNotesFit}`, bar: "w-40" },
  ];
}

function customerCells(customer: Customer) {
  const notes = customer.notes && <ReadMore text={customer.notes} max={notesPreview} />;
  return (
    <>
      <Cell>
        <div className="cut">
          <CustomerLink customer={customer} />
        </div>
        <div className="second cut">{customer.phone || customer.email || "No phone or email"}</div>
        {notes && <div className="second mt-0.5 @min-[760.01px]:hidden">{notes}</div>}
      </Cell>
      <Cell>
        <RowStatusMenu customer={customer} />
      </Cell>
      <Cell numeric>
        <Money value={customer.value} />
      </Cell>
      <Cell numeric className={lastWithoutNotes}>
        <LastContact day={customer.lastContact} />
      </Cell>
      <Cell className={`pl-4 text-13 ${whereNotesFit}`}>
        {notes || <span className="text-ink-3">Empty</span>}
      </Cell>
    </>
  );
}

function customerLine(customer: Customer) {
  return (
    <div className={listRowClass}>
      <ListLines
        title={<CustomerLink customer={customer} />}
        amount={<Money value={customer.value} />}
        context={<RowStatusMenu customer={customer} />}
        side={<LastContact day={customer.lastContact} />}
        note={
          customer.notes && <ReadMore text={customer.notes} max={notesPreview} expandable={false} />
        }
      />
    </div>
  );
}
