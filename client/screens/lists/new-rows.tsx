import { hashKey, type QueryKey } from "@tanstack/react-query";
import { useEffect } from "react";
import { lists } from "../../../shared/words/en/lists.ts";
import { showWaiting, useWaiting, watchList } from "../../lib/lists/waiting-rows.ts";
import { useShortcut } from "../../lib/shortcuts/use-shortcut.ts";

interface NewRowsProps {
  list: keyof typeof lists.fresh;
  /** The only one of its kind that is meant. */
  only?: QueryKey;
  isBoard?: boolean;
}

/** "2 new", where others have added rows: a press shows them. */
export function NewRows({ list: kind, only: key, isBoard = false }: NewRowsProps) {
  const waiting = useWaiting();
  const only = key && hashKey(key);
  useEffect(() => watchList({ kind, only, isBoard }), [kind, only, isBoard]);
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
      {lists.fresh[kind](waiting.length)}
    </button>
  );
}

/** Frames until it is shown, at most; far down a long list it is not. */
const patience = 10;

function focusRow(id = "", frames = patience): void {
  const name = CSS.escape(id);
  const row = document.querySelector<HTMLElement>(
    `main :is(.data-table, .board) a[href$="/${name}"], main [data-task="${name}"] input, main [data-appointment="${name}"]`,
  );
  if (row) row.focus();
  else if (frames > 0) requestAnimationFrame(() => focusRow(id, frames - 1));
  else document.querySelector<HTMLElement>("main h1")?.focus();
}
