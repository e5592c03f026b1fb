import { useCallback, useMemo } from "react";
import { lists } from "../../../shared/words/en/lists.ts";
import { labelOf } from "../../lib/people/label-of.ts";
import { useSession } from "../../lib/session.ts";
import type { MenuPieces } from "../../ui/menu/menu.tsx";
import { DataTable, type DataTableProps } from "../../ui/table/data-table.tsx";
import { listRowClass } from "../../ui/table/list.tsx";
import { Cell } from "../../ui/table/table.tsx";
import { Money } from "../../ui/text/money.tsx";
import { SquareOf } from "../../ui/text/person-square.tsx";
import type { Column, Group, GroupedPage, ListKind, LoadedList } from "./list-kind.ts";

// Only desks of several load this.

/** Stands among the rows, before those of one person. */
interface Head {
  _id: string;
  isHead: true;
  person: string;
  /** Undefined while somebody has become responsible whom the last answer did not know. */
  group: Group | undefined;
}

type OwnedRow = { _id: string; responsible: string };

type GroupedTableProps<Row extends OwnedRow, Page> = Omit<
  DataTableProps<Row>,
  "list" | "grouped"
> & {
  kind: Pick<ListKind<Row, string, Page>, "list">;
  list: LoadedList<Row, Page>;
  columns: readonly Column<Row, string, Page>[];
};

/** A list whose rows stand below heads with the people who are responsible. */
export function GroupedTable<Row extends OwnedRow, Page extends GroupedPage>({
  kind,
  list,
  columns,
  cells,
  line,
  ...props
}: GroupedTableProps<Row, Page>) {
  const groups = list.newest?.groups;
  const rows = useMemo(() => addHeads(list.rows, groups), [list.rows, groups]);
  const titleOf = useCallback(
    ({ person, group }: Head) => (
      <Title person={person} count={group && lists.of[kind.list].count(group.total)} />
    ),
    [kind.list],
  );
  const headCells = useCallback(
    (head: Head) =>
      columns.map(({ name, numeric = false, className, total }, place) =>
        place === 0 ? (
          <th key={name} scope="rowgroup" className="border-line align-bottom text-ink">
            {titleOf(head)}
          </th>
        ) : (
          <Cell key={name} numeric={numeric} className={`align-bottom font-semibold ${className}`}>
            {/* as: a group has the sums of a page. */}
            {head.group && total?.(head.group as unknown as Page)}
          </Cell>
        ),
      ),
    [columns, titleOf],
  );
  return (
    <DataTable<Row | Head>
      {...props}
      list={list}
      grouped={{ rows, heads: groups?.length ?? 0 }}
      cells={useCallback((row) => (isHead(row) ? headCells(row) : cells(row)), [cells, headCells])}
      line={(row) =>
        isHead(row) ? (
          <div className={`${listRowClass} items-end`}>
            {titleOf(row)}
            <span className="side font-semibold">
              {row.group && <Money value={row.group.totalValue} />}
            </span>
          </div>
        ) : (
          line(row)
        )
      }
    />
  );
}

function Title({ person, count }: { person: string; count: string | undefined }) {
  const { user } = useSession();
  const found = user?.desk.people.find(({ _id }) => _id === person);
  return (
    <span className="flex min-w-0 items-center gap-2">
      <SquareOf id={person} size={20} named />
      <b className="clipped font-semibold text-14">{found ? labelOf(found) : lists.nobody}</b>
      <span className="flex-none text-13 font-normal text-ink-3">{count}</span>
    </span>
  );
}

function isHead<Row extends object>(row: Row | Head): row is Head {
  return "isHead" in row;
}

/** The rows of a list without groups may still show. */
function addHeads<Row extends OwnedRow>(
  rows: readonly Row[],
  groups: readonly Group[] | undefined,
): readonly (Row | Head)[] {
  if (!groups) return rows;
  return rows.flatMap((row, place) => {
    const person = row.responsible;
    if (person === rows[place - 1]?.responsible) return [row];
    const group = groups.find((one) => one.person === person);
    return [{ _id: `${person} ${row._id}`, isHead: true, person, group } as const, row];
  });
}

type GroupMenuProps = {
  pieces: MenuPieces;
  value: "responsible" | undefined;
  onChange: (next: "responsible" | undefined) => void;
};

/** By what a list is grouped. */
export function GroupMenu({ pieces: { MenuRadios, MenuSub }, value, onChange }: GroupMenuProps) {
  return (
    <MenuSub label={lists.group} aside={value && lists.fields.responsible}>
      <MenuRadios
        label={lists.group}
        value={value ?? "none"}
        onValueChange={(next) => onChange(next === "none" ? undefined : next)}
        options={[
          { value: "none", label: lists.noGroup },
          { value: "responsible", label: lists.fields.responsible },
        ]}
      />
    </MenuSub>
  );
}
