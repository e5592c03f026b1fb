import { Link } from "@tanstack/react-router";
import { Upload } from "lucide-react";
import type { ReactNode } from "react";
import { common } from "../../../shared/words/en/common.ts";
import { lists } from "../../../shared/words/en/lists.ts";
import { useListState } from "../../lib/lists/list-state.ts";
import { isAloneHere } from "../../lib/people/people-here.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Crumbs } from "../../ui/crumbs.tsx";
import { SearchInput } from "../../ui/form/search-input.tsx";
import { DisplayMenu } from "../../ui/menu/display-menu.tsx";
import { SortMenu } from "../../ui/menu/sort-menu.tsx";
import { PageHead, Tools } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { UnknownFilters } from "../../ui/table/unknown-filters.tsx";
import { usePhone } from "../../ui/use-media.ts";
import { ColumnsMenu } from "./columns-menu.tsx";
import { isFiltered, noFilter } from "./conditions.ts";
import { useFilters } from "./filters/use-filters.tsx";
import { LayoutItems } from "./layout-items.tsx";
import type { GroupedPage, ListAddress, ListKind, LoadedList } from "./list-kind.ts";
import { ListMore } from "./list-more.tsx";
import { grouping, ListTable } from "./list-table.tsx";
import { News } from "./news.tsx";
import { NoRows } from "./no-rows.tsx";
import type { Selection } from "./selection.ts";
import { headsOf, useColumns, useKindHere } from "./use-columns.ts";
import { useSelection } from "./use-selection.tsx";
import { useViewParts } from "./views/use-view-parts.tsx";

type ListPageProps<Row, Sort extends string, Page> = {
  kind: ListKind<Row, Sort, Page>;
  address: ListAddress<Sort>;
  change: (changes: Partial<ListAddress<Sort>>) => void;
  list: LoadedList<Row, Page>;
  /** Another way to look at the rows, and what switches between them. */
  board?:
    | { on: boolean; sort: ListAddress<Sort>["sort"]; switcher: ReactNode; content: ReactNode }
    | undefined;
  /** What can be done with chosen rows; without it none can be chosen. */
  bar?: (selection: Selection) => ReactNode;
  /** Adds a record. */
  add: ReactNode;
  /** Instead of everything below the title, while there are no records at all. */
  empty: (heads: Parameters<typeof SortMenu>[0]["heads"], importLink: ReactNode) => ReactNode;
};

/** The list of all customers or of all companies: search, filters, columns, rows and totals. */
export function ListPage<
  Row extends { _id: string; responsible: string },
  Sort extends string,
  Page extends GroupedPage,
>({ kind: given, address, change, list, board, bar, add, empty }: ListPageProps<Row, Sort, Page>) {
  const kind = useKindHere(given);
  const { text, setText, sortBy } = useListState<Sort>({
    search: address.search,
    sort: address.sort,
    defaultSort: (board?.on && board.sort) || kind.defaultSort,
    change,
  });
  const { columns, cells, heads, shown } = useColumns(kind, address.columns, sortBy);
  const { search, filter, status, attention, createdFrom } = address;
  const selection = useSelection({
    rows: list.rows,
    asked: JSON.stringify([search, filter, status, attention, createdFrom]),
    enabled: bar !== undefined,
  });
  const filtered = isFiltered(address);
  const words = lists.of[kind.list];
  const count = list.state === "ready" ? words.count(list.total) : undefined;
  const filters = useFilters({ list: kind.list, filtering: address, change, count });
  const firstUse = list.state === "ready" && list.total === 0 && !filtered && !address.search;
  const alone = isAloneHere();
  const groups = grouping.use(alone ? null : false);
  const counted = count ? (
    <>
      {count}
      <News list={kind.list} isBoard={board?.on ?? false} />
    </>
  ) : (
    list.state === "loading" && <Skeleton className="w-22" />
  );
  // The board shows no heads to press, nor which columns the table has.
  const sorts = board?.on ? headsOf(kind.columns, sortBy) : heads;
  const phone = usePhone();
  const view = useViewParts({ list: kind.list, address });
  const named = view.name && <bdi>{view.name}</bdi>;
  const usual = kind.defaultColumns.join();
  const importLink = (
    <Link to="/dashboard/import" search={{ into: kind.list }} className={buttonClass()}>
      <Upload />
      {lists.import}
    </Link>
  );

  return (
    <>
      <title>{common.title(view.name ?? words.title)}</title>
      {named && (
        <Crumbs current={named}>
          <Link to={`/dashboard/${kind.list}`}>{words.title}</Link>
        </Crumbs>
      )}
      <PageHead
        title={named ?? words.title}
        beside={view.beside}
        inline
        actions={
          !firstUse && (
            <>
              <ListMore into={kind.list} />
              {add}
            </>
          )
        }
      />
      <UnknownFilters />
      {firstUse ? (
        empty(heads, importLink)
      ) : (
        <>
          <Tools
            phoneAside={list.total > 1 && <SortMenu heads={sorts} />}
            count={counted}
            countFirst
            aside={
              <span className="flex items-center gap-3">
                {!filters.chips && view.controls}
                {board?.on && list.total > 1 && <SortMenu heads={sorts} named />}
                {board?.switcher}
              </span>
            }
            menu={
              <DisplayMenu>
                {(pieces) => (
                  <>
                    {phone && view.items(pieces)}
                    {phone && board && (
                      <LayoutItems
                        pieces={pieces}
                        layout={address.layout}
                        onLayout={(layout) => change({ layout })}
                      />
                    )}
                    <ColumnsMenu
                      pieces={pieces}
                      columns={kind.columns
                        .slice(1)
                        .map(({ name, label }) => ({ name, label: label() }))}
                      shown={shown}
                      onShow={(names) => {
                        const next = names?.join() ?? usual;
                        change({ columns: next === usual ? undefined : next });
                      }}
                      isUsual={shown.join() === usual}
                      heads={heads}
                      group={
                        groups &&
                        !board?.on && (
                          <groups.GroupMenu
                            pieces={pieces}
                            value={address.group}
                            onChange={(group) => change({ group })}
                          />
                        )
                      }
                    />
                  </>
                )}
              </DisplayMenu>
            }
          >
            <SearchInput
              aria-label={words.search}
              placeholder={words.search}
              value={text}
              onValueChange={setText}
            />
            {filters.button}
          </Tools>
          {filters.chips && (
            <div className="flex flex-wrap items-center gap-2 -mt-1 mb-4 to-700:flex-nowrap to-700:mt-0 to-700:-mx-4 to-700:mb-2 to-700:py-0 to-700:px-4 to-700:overflow-x-auto to-700:[scrollbar-width:none]">
              {filters.chips}
              {!phone && view.controls && (
                <span className="ms-auto flex gap-1">{view.controls}</span>
              )}
            </div>
          )}
          {filters.popup}
          {board?.on ? (
            board.content
          ) : (
            <ListTable
              kind={kind}
              list={list}
              columns={columns}
              heads={heads}
              cells={cells}
              isGrouped={!alone && address.group !== undefined}
              selection={selection}
              bar={bar}
              none={
                <NoRows
                  list={kind.list}
                  search={address.search}
                  filtered={filtered}
                  onClear={() => {
                    setText("");
                    change({ ...noFilter, search: undefined } as Partial<ListAddress<Sort>>);
                  }}
                />
              }
            />
          )}
        </>
      )}
      {view.dialog}
    </>
  );
}
