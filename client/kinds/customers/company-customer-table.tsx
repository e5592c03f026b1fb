import {
  type Customer,
  type customerSorts,
  notesPreview,
} from "../../../shared/kinds/customers.ts";
import type { CustomerStatus } from "../../../shared/statuses.ts";
import { customers } from "../../../shared/words/en/customers.ts";
import { useList } from "../../lib/lists/list-query.ts";
import { useListState } from "../../lib/lists/list-state.ts";
import { openStatusInSight } from "../../lib/lists/rows.ts";
import { useShortcut } from "../../lib/shortcuts/use-shortcut.ts";
import { SearchInput } from "../../ui/form/search-input.tsx";
import { Select } from "../../ui/menu/select.tsx";
import { SortMenu } from "../../ui/menu/sort-menu.tsx";
import { Tools } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { Head } from "../../ui/table/data-rows.tsx";
import { DataTable } from "../../ui/table/data-table.tsx";
import { ListLines, listRowClass } from "../../ui/table/list.tsx";
import { Cell } from "../../ui/table/table.tsx";
import { UnknownFilters } from "../../ui/table/unknown-filters.tsx";
import { Money } from "../../ui/text/money.tsx";
import { ReadMore } from "../../ui/text/read-more.tsx";
import { CustomerLink } from "./customer-link.tsx";
import { LastContact } from "./last-contact.tsx";
import { NoCustomers } from "./no-customers.tsx";
import {
  type CompanyCustomerFilter,
  companyCustomersQuery,
  companyCustomersSort,
} from "./queries.ts";
import { statusChoices } from "./status.tsx";
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
      ? customers.count(list.total)
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
          aria-label={customers.search.label}
          placeholder={customers.search.label}
          value={text}
          onValueChange={setText}
        />
        <StatusFilter value={filter.status} onValueChange={(status) => change({ status })} />
      </Tools>
      <DataTable
        label={customers.title}
        things="customers"
        list={list}
        byButton={byButton}
        heads={heads}
        cells={customerCells}
        line={customerLine}
        lineHeight={96}
        totals={
          <>
            <Cell>{customers.facts.total}</Cell>
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
const lastWithoutNotes = "@max-[760px]:pe-0";

type SortBy = ReturnType<typeof useListState<(typeof customerSorts)[number]>>["sortBy"];

function headsFor(sortBy: SortBy): Head[] {
  return [
    {
      label: customers.customer,
      className: "w-[28%] @max-[760px]:w-auto",
      sort: sortBy("name"),
      bar: "w-34",
    },
    { label: customers.facts.status, className: "w-[137px]", sort: sortBy("status"), bar: "w-20" },
    {
      label: customers.facts.value,
      numeric: true,
      className: "w-[calc(132px+var(--symbol-room,0px))]",
      sort: sortBy("value", "descending"),
      bar: "w-18",
    },
    {
      label: customers.facts.lastContact,
      numeric: true,
      className: `w-[102px] ${lastWithoutNotes}`,
      sort: sortBy("lastContact", "descending"),
      bar: "w-12",
    },
    { label: customers.facts.about, className: `ps-4 ${whereNotesFit}`, bar: "w-40" },
  ];
}

function customerCells(customer: Customer) {
  const notes = customer.notes && <ReadMore text={customer.notes} max={notesPreview} />;
  return (
    <>
      <Cell>
        <div className="clipped">
          <CustomerLink customer={customer} />
        </div>
        <div className="second clipped">
          {customer.phone || customer.email || customers.noPhoneOrEmail}
        </div>
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
      <Cell className={`ps-4 text-13 ${whereNotesFit}`}>
        {notes || <span className="text-ink-3">{customers.empty}</span>}
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

type StatusFilterProps = {
  value: CustomerStatus | undefined;
  onValueChange: (status: CustomerStatus | undefined) => void;
};

function StatusFilter({ value, onValueChange }: StatusFilterProps) {
  return (
    <div
      className="w-[170px] to-700:w-[148px] to-700:flex-none"
      data-print={value ? "keep" : "hide"}
    >
      <Select
        aria-label={customers.status.filter}
        options={[{ value: "all" as const, label: customers.status.all }, ...statusChoices]}
        value={value ?? "all"}
        onValueChange={(next) => onValueChange(next === "all" ? undefined : next)}
      />
    </div>
  );
}
