import { type RefObject, useCallback } from "react";
import { useMedia } from "../../ui/use-media.ts";
import { useVirtualRows } from "../../ui/virtual-rows.ts";
import type { Draft, ImportKind, Rule } from "../types.ts";
import { actionOf, replacedBy } from "./actions.ts";
import { gridColumns, narrowColumns } from "./columns.ts";
import { type GridActs, GridContext } from "./grid-context.ts";
import { useShowWanted } from "./grid-focus.ts";
import { GridRow } from "./grid-row.tsx";
import { whyOf } from "./match-words.ts";

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
  const columns = (narrow ? narrowColumns : gridColumns)[kind];
  const virtual = useVirtualRows<HTMLElement>({
    count: places.length,
    rowHeight: phone ? 127 : 55,
    keyOf: useCallback((index: number) => String(places[index]), [places]),
    onNearEnd: () => {},
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
  const label = "Rows of the file";
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
      <table className="check" aria-label={label} aria-rowcount={places.length + 1}>
        <colgroup>
          <col style={{ width: drafts.length < 10_000 ? 40 : 52 }} />
          {columns.map(({ head, width }) => (
            <col key={head} style={{ width }} />
          ))}
          <col style={{ width: 132 }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">Row</th>
            {columns.map(({ head, numeric }) => (
              <th key={head} scope="col" className={numeric ? "n" : undefined}>
                {head}
              </th>
            ))}
            <th scope="col">Result</th>
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
