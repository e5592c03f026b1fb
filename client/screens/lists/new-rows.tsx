import { useEffect } from "react";
import { formatCount } from "../../lib/format/count.ts";
import { showWaiting, useWaiting, watchList } from "../../lib/lists/waiting-rows.ts";
import { useShortcut } from "../../lib/shortcuts/use-shortcut.ts";

/** "2 new", where others have added rows: a press shows them. */
export function NewRows({ list }: { list: string }) {
  const waiting = useWaiting();
  useEffect(() => watchList(list), [list]);
  const show = () => {
    const [first] = waiting;
    showWaiting();
    // The button goes; the first of the rows is where the reader goes on.
    focusRow(first);
  };
  useShortcut("showNew", waiting.length > 0 ? show : null);
  if (waiting.length === 0) return null;
  return (
    <button
      type="button"
      className="hit-area ms-2.5 font-semibold text-accent underline-offset-2 hover:underline"
      onClick={show}
    >
      {formatCount(waiting.length)} new
    </button>
  );
}

/** Frames until it is shown, at most; far down a long list it is not. */
const patience = 10;

function focusRow(id = "", frames = patience): void {
  const row = document.querySelector<HTMLElement>(`main .data-table a[href$="/${CSS.escape(id)}"]`);
  if (row) row.focus();
  else if (frames > 0) requestAnimationFrame(() => focusRow(id, frames - 1));
  else document.querySelector<HTMLElement>("main h1")?.focus();
}
