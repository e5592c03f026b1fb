import { type FocusEvent, useEffect, useRef } from "react";

/**
 * Moves the focus between the rows that a selector finds in a list. `focusRow` gives it to one;
 * undefined where none is left. When the row with the focus leaves, the one in its place has it;
 * after a form in a row, that row, wherever it is now.
 */
export function useRowCursor<List extends HTMLElement>(
  selector: string,
  focusRow: (row: HTMLElement | undefined) => void,
) {
  const list = useRef<List>(null);
  const last = useRef<{ element: Element; place: number; id: string } | null>(null);
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const focusAt = (place: number) => {
    const all = rows();
    focusRow(all[Math.max(0, Math.min(place, all.length - 1))]);
  };

  useEffect(() => {
    const { element, place, id } = last.current ?? {};
    if (place === undefined || element?.isConnected || document.activeElement !== document.body)
      return;
    last.current = null;
    const edited = element?.closest("form") && rows().find((row) => idOf(row) === id);
    if (edited) focusRow(edited);
    else focusAt(place);
  });

  return {
    /** To the next row or the one before; to the first where none has the focus. */
    move: (by: 1 | -1) => {
      const place = rows().findIndex((row) => row.contains(document.activeElement));
      focusAt(place < 0 ? 0 : place + by);
    },
    /** The row with the focus, else the one under the pointer. */
    current: () =>
      rows().find((row) => row.contains(document.activeElement)) ??
      rows().find((row) => row.matches(":hover")),
    props: {
      ref: list,
      onFocus: ({ target }: FocusEvent) => {
        const place = rows().findIndex((row) => row.contains(target));
        // A menu of a row is not in it.
        const row = rows()[place];
        if (row) last.current = { element: target, place, id: idOf(row) };
      },
    },
  };
}

function idOf({ dataset }: HTMLElement): string {
  return dataset.task ?? dataset.group ?? "";
}
