import { memo, type RefObject, useCallback, useMemo } from "react";
import type { ImportKind } from "../../../../shared/transfer/import-kinds.ts";
import { checking } from "../../../../shared/words/en/checking.ts";
import { cx } from "../../../ui/class-names.ts";
import * as windowing from "../../../ui/table/row-window.ts";
import { useVirtualRows } from "../../../ui/table/virtual-rows.ts";
import { useMedia } from "../../../ui/use-media.ts";
import type { Target } from "../match/column-match.ts";
import { actionOf, replacedBy } from "../rows/actions.ts";
import type { Action, Draft, Rule } from "../rows/draft.ts";
import { matchOf, whyOf } from "../rows/words.ts";
import { useImport } from "../state.ts";
import { type GridColumn, gridColumns, isShown, narrowColumns, problemsOf } from "./columns.ts";
import { GridCell } from "./grid-cell.tsx";
import { type GridActs, GridContext, useGrid, useShowWanted, useWantedIn } from "./grid-context.ts";
import { ResultCell } from "./result-cell.tsx";

/** Where a table has no room for its columns, beside the sidebar and the steps. */
const asList = matchMedia("(width <= 1100px)");
const isNarrow = matchMedia("(width <= 1360px)");

type GridProps = {
  kind: ImportKind;
  drafts: readonly Draft[];
  /** The places of the rows that are shown, in order. */
  places: readonly number[];
  rule: Rule;
  acts: GridActs;
};

/** The rows as they will be written, as a table, on the phone as a list. */
export function Grid({ kind, drafts, places, rule, acts }: GridProps) {
  const phone = useMedia(asList);
  const narrow = useMedia(isNarrow) && !phone;
  const { match } = useImport();
  const all = (narrow ? narrowColumns : gridColumns)[kind];
  const columns = useMemo(
    () => all.filter((column) => match !== null && isShown(column, match)),
    [all, match],
  );
  const virtual = useVirtualRows<HTMLElement>({
    count: places.length,
    rowHeight: phone ? 127 : 55,
    keyOf: useCallback((index: number) => String(places[index]), [places]),
    onNearEnd: () => {},
    windowing,
  });
  useShowWanted(acts.focus, places, virtual.scrollTo);
  const rows = virtual.rows.map(({ index, key }) => {
    const row = places[index] ?? -1;
    const draft = drafts[row];
    return (
      draft && (
        <GridRow
          key={key}
          row={row}
          index={index}
          draft={draft}
          kind={kind}
          columns={columns}
          action={actionOf(draft, rule)}
          replaced={replacedBy(draft, rule).join(" ")}
          why={whyOf(draft, rule)}
          measure={virtual.measure}
          total={places.length}
          phone={phone}
        />
      )
    );
  });
  const label = checking.rowsOfFile;
  if (phone) {
    return (
      <GridContext value={acts}>
        {/* as: the hook gives one ref for either element. */}
        <ul
          ref={virtual.container as RefObject<HTMLUListElement | null>}
          aria-label={label}
          className="check-list"
        >
          {virtual.before >= 1 && <li aria-hidden="true" style={{ height: virtual.before }} />}
          {rows}
          {virtual.after >= 1 && <li aria-hidden="true" style={{ height: virtual.after }} />}
        </ul>
      </GridContext>
    );
  }
  const gap = (height: number) =>
    height >= 1 && (
      <tr style={{ height }}>
        <td colSpan={columns.length + 2} className="border-0 p-0" />
      </tr>
    );
  return (
    <GridContext value={acts}>
      <table
        className="check w-full table-fixed border-separate border-spacing-0"
        aria-label={label}
        aria-rowcount={places.length + 1}
      >
        <colgroup>
          <col style={{ width: drafts.length < 10_000 ? 40 : 52 }} />
          {columns.map(({ targets, width }) => (
            <col key={targets.join()} style={{ width }} />
          ))}
          <col style={{ width: 132 }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{checking.row}</th>
            {columns.map(({ head, targets, numeric }) => (
              <th key={targets.join()} scope="col" className={numeric ? "numeric" : undefined}>
                {head()}
              </th>
            ))}
            <th className="ps-[9px] pe-0" scope="col">
              {checking.result}
            </th>
          </tr>
        </thead>
        <tbody ref={virtual.container as RefObject<HTMLTableSectionElement | null>}>
          {gap(virtual.before)}
          {rows}
          {gap(virtual.after)}
        </tbody>
      </table>
    </GridContext>
  );
}

type GridRowProps = {
  /** Its place among all rows, and among those that are shown. */
  row: number;
  index: number;
  draft: Draft;
  kind: ImportKind;
  columns: readonly GridColumn[];
  /** What is to become of it; null for a new one. */
  action: Action | null;
  /** Fields that it replaces of its record, with a space between two. */
  replaced: string;
  /** Below the choice. */
  why: string;
  measure: (element: HTMLElement | null) => void;
  /** How many are shown: a list says so of each, a table once. */
  total: number;
  phone: boolean;
};

/** A row of the check. Rendered again only when something of it has changed. */
const GridRow = memo(function GridRow({
  row,
  index,
  draft,
  kind,
  columns,
  action,
  replaced,
  why,
  measure,
  total,
  phone,
}: GridRowProps) {
  const { focus } = useGrid();
  const wanted = useWantedIn(focus, row);
  const shown = columns.flatMap(({ targets }) => targets);
  // A problem is seen also where there is no column for it.
  const others = problemsOf(draft, kind).filter((target) => !shown.includes(target));
  const cellsOf = (targets: readonly Target[]) =>
    targets.map((target, place) => (
      <GridCell
        key={target}
        row={row}
        draft={draft}
        target={target}
        wanted={wanted === target}
        second={place > 0}
        isNew={action === null || action === "add"}
        replaced={replaced}
      />
    ));
  const targetsOf = ({ targets }: GridColumn, place: number) =>
    place === 0 ? [...targets, ...others] : targets;
  const result = <ResultCell {...{ row, draft, kind, action, replaced, why }} />;
  const match = matchOf(draft);
  const matched = match && <span className="match">{match}</span>;
  if (phone) {
    return (
      <li
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-0.5 gap-x-3 py-3 border-b border-line"
        ref={measure}
        data-index={index}
        aria-setsize={total}
        aria-posinset={index + 1}
      >
        {columns.map((column, place) => (
          <div
            key={column.targets.join()}
            className={cx("part min-w-0 empty:hidden", column.phone, column.numeric && "numeric")}
          >
            {cellsOf(
              column.phone === "problem"
                ? column.targets.filter((target) => draft.cells[target]?.problem)
                : targetsOf(column, place),
            )}
            {place === 0 && matched}
          </div>
        ))}
        <div className="part result min-w-0 empty:hidden">{result}</div>
      </li>
    );
  }
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
      <td className="row-number">{draft.number}</td>
      {columns.map((column, place) => (
        <td key={column.targets.join()} className={cx(column.numeric && "numeric")}>
          {cellsOf(targetsOf(column, place))}
          {place === 0 && matched}
        </td>
      ))}
      <td className="pe-0">{result}</td>
    </tr>
  );
});
