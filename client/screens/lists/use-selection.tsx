import { type ReactNode, useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { lists } from "../../../shared/words/en/lists.ts";
import { openStatusInSight, rowAtHand } from "../../lib/lists/rows.ts";
import { useShortcut } from "../../lib/shortcuts/use-shortcut.ts";
import { CheckBox } from "../../ui/form/checkbox.tsx";
import { rowOf, SelectionContext } from "../../ui/table/row-selection.tsx";
import { createSelection, type Selection } from "./selection.ts";

interface SelectionOptions {
  rows: readonly { _id: string }[];
  /** What the rows have in common: asked for others, nothing stays chosen. */
  asked: string;
  /** Of some lists nothing can be chosen. */
  enabled: boolean;
}

/** Which rows of a list are chosen, by mouse, by keyboard and by finger. */
export function useSelection({ rows, asked, enabled }: SelectionOptions): Selection {
  const [selection] = useState(createSelection);
  useLayoutEffect(() => selection.show(rows.map(({ _id }) => _id)), [selection, rows]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when something else is asked for
  useEffect(() => selection.clear(), [selection, asked]);
  const toggle = () => {
    const row = rowAtHand("[data-row]");
    if (row) selection.toggle(rowOf(row) ?? "");
  };
  useShortcut("select", enabled ? toggle : null);
  useShortcut("selectAll", enabled ? selection.chooseShown : null);
  useShortcut("status", enabled ? openStatusInSight : null);
  return selection;
}

/** Whether any row is chosen. */
export function useAny(selection: Selection): boolean {
  return useSyncExternalStore(selection.subscribe, selection.any);
}

/** Without a selection, a list as it is. */
type PickingProps = { selection: Selection | null; children: ReactNode };

/** Around a list: once a row is chosen, all boxes show. */
export function Picking({ selection, children }: PickingProps) {
  return selection ? <Boxes selection={selection}>{children}</Boxes> : children;
}

function Boxes({ selection, children }: { selection: Selection; children: ReactNode }) {
  const any = useAny(selection);
  return (
    <SelectionContext value={selection}>
      <div data-picking={any ? "" : undefined} className={any ? "pb-20" : undefined}>
        {children}
      </div>
    </SelectionContext>
  );
}

type PickAllProps = { selection: Selection; rows: readonly { _id: string }[] };

/** The box above all boxes. */
export function PickAll({ selection, rows }: PickAllProps) {
  const { all, ids } = useSyncExternalStore(selection.subscribe, selection.get);
  const whole = all || (ids.size > 0 && rows.every(({ _id }) => ids.has(_id)));
  return (
    <span className="pick top-0 [translate:none]">
      <CheckBox
        aria-label={lists.selectShown}
        tabIndex={-1}
        checked={whole}
        mixed={!whole && ids.size > 0}
        onChange={() => (whole ? selection.clear() : selection.chooseShown())}
      />
    </span>
  );
}
