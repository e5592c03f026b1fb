import { firstInSight, rowsShown } from "../lists/rows.ts";

/** A letter is being passed on as an arrow. */
let passing = false;

/**
 * From anywhere on a screen into its list: to the appointment that is on or comes next, to where a
 * grid was left, or else to the first row in sight; within a list to the next row or the one before.
 * False if there is nowhere to go.
 */
export function walkRows(by: 1 | -1, byLetter: boolean): boolean {
  if (passing) return false;
  const rows = rowsShown();
  const place = rows.findIndex(({ row }) => row.contains(document.activeElement));
  const current = rows[place];
  if (!current) return by > 0 && focus(entryOf(rows)?.head);
  // The week, the month, the board and tables go their own ways with the arrows.
  if (byLetter && current.head === document.activeElement && passOn(current.head, by)) return true;
  return focus(rows[place + by]?.head);
}

/** Whether the list around takes it. */
function passOn(head: HTMLElement, by: 1 | -1): boolean {
  const key = by > 0 ? "ArrowDown" : "ArrowUp";
  passing = true;
  try {
    return !head.dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
    );
  } finally {
    passing = false;
  }
}

function entryOf(rows: ReturnType<typeof rowsShown>) {
  return (
    rows.find(({ row }) => row.matches(".running, .next, [data-look=running], [data-look=next]")) ??
    rows.find(({ row }) => row.matches("[data-block][tabindex='0'], [data-item][tabindex='0']")) ??
    firstInSight(rows)
  );
}

function focus(target: HTMLElement | undefined): boolean {
  target?.focus();
  return target !== undefined;
}
