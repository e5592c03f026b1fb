import { memo } from "react";
import { cx } from "../../ui/class-names.ts";
import type { Action, Draft, ImportKind, Target } from "../types.ts";
import type { GridColumn } from "./columns.ts";
import { GridCell } from "./grid-cell.tsx";
import { useGrid } from "./grid-context.ts";
import { useWantedIn } from "./grid-focus.ts";
import { matchOf } from "./match-words.ts";
import { problemsOf } from "./problems.ts";
import { ResultCell } from "./result-cell.tsx";

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
export const GridRow = memo(function GridRow({
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
      <li ref={measure} data-index={index} aria-setsize={total} aria-posinset={index + 1}>
        {columns.map((column, place) => (
          <div key={column.head} className={cx("part", column.phone, column.numeric && "n")}>
            {cellsOf(
              column.phone === "problem"
                ? column.targets.filter((target) => draft.cells[target]?.problem)
                : targetsOf(column, place),
            )}
            {place === 0 && matched}
          </div>
        ))}
        <div className="part result">{result}</div>
      </li>
    );
  }
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
      <td className="rn">{draft.number}</td>
      {columns.map((column, place) => (
        <td key={column.head} className={cx(column.numeric && "n")}>
          {cellsOf(targetsOf(column, place))}
          {place === 0 && matched}
        </td>
      ))}
      <td>{result}</td>
    </tr>
  );
});
