import { getRouteApi } from "@tanstack/react-router";
import { SquareKanban, Table2 } from "lucide-react";
import { customers } from "../../../shared/words/en/customers.ts";
import { AddCustomerLink } from "../../kinds/customers/add-customer-link.tsx";
import { boardSort, customerCountFilter, listedQuery } from "../../kinds/customers/queries.ts";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { useNow } from "../../lib/dates/use-now.ts";
import { useList } from "../../lib/lists/list-query.ts";
import { inPlace } from "../../lib/lists/list-state.ts";
import type { CustomerSearch } from "../../lib/lists/search-params.ts";
import { Segments } from "../../ui/form/segments.tsx";
import { Empty } from "../../ui/states.tsx";
import type { BulkBar } from "../lists/bulk/bulk-bar.tsx";
import { ListPage } from "../lists/list-page.tsx";
import { useShownList } from "../lists/shown-list.ts";
import { useAny } from "../lists/use-selection.tsx";
import { customerKind } from "./customer-kind.tsx";

const boards = lazyModule(() => import("./board/board.tsx"));
const bulk = lazyModule(() => import("../lists/bulk/bulk-bar.tsx"));

const route = getRouteApi("/dashboard/customers");

const layouts = () => [
  {
    value: "table",
    label: (
      <>
        <Table2 />
        {customers.layouts.table}
      </>
    ),
  } as const,
  {
    value: "board",
    label: (
      <>
        <SquareKanban />
        {customers.layouts.board}
      </>
    ),
  } as const,
];

/** All customers of all companies. */
export function CustomerList() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { today } = useNow();
  const change = (changes: Partial<CustomerSearch>) => void navigate(inPlace(changes));
  const list = useList(listedQuery(search, today));
  const { columns = customerKind.defaultColumns.join(), group } = search;
  useShownList({
    list: "customers",
    query: { ...customerCountFilter(search, today), group, columns: `name,${columns}` },
  });
  return (
    <ListPage
      kind={customerKind}
      address={search}
      change={change}
      list={list}
      board={{
        on: search.layout === "board",
        sort: boardSort,
        switcher: (
          <Segments
            aria-label={customers.layouts.label}
            value={search.layout ?? "table"}
            onValueChange={(next) => change({ layout: next === "board" ? next : undefined })}
            segments={layouts()}
          />
        ),
        content: <CustomerBoard search={search} />,
      }}
      bar={(selection) => <ChosenCustomers selection={selection} list={list} address={search} />}
      add={<AddCustomerLink />}
      empty={(_heads, importLink) => (
        <Empty
          title={customers.first.noneYet}
          action={
            <div className="flex flex-wrap gap-2">
              <AddCustomerLink />
              {importLink}
            </div>
          }
        >
          {customers.first.addThem}
        </Empty>
      )}
    />
  );
}

function ChosenCustomers(props: Parameters<typeof BulkBar>[0]) {
  const any = useAny(props.selection);
  const part = bulk.use(any, props.selection.clear);
  return any && part ? <part.BulkBar {...props} /> : null;
}

function CustomerBoard({ search }: { search: CustomerSearch }) {
  const part = boards.use(true);
  return part ? <part.Board search={search} /> : <div aria-busy="true" className="min-h-96" />;
}
