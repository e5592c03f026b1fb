import { useQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { undoByKey } from "../../lib/undoing.ts";
import { lastToUndo } from "../history/last-acts.ts";
import { ownChangesQuery } from "../history/queries.ts";
import { sentenceOf, textOf } from "../history/sentence.ts";
import type { Action } from "./items/items.ts";

/** Taking back what was done last on this device, by its name. */
export function useUndoAction(active: boolean): { undo: Action[]; settled: boolean } {
  const own = useQuery({ ...ownChangesQuery, enabled: active });
  const last = lastToUndo(own.data ?? []);
  const undo: Action[] = last
    ? [
        {
          value: "undo",
          needs: "write",
          icon: <Undo2 />,
          title: `Undo: ${textOf(sentenceOf(last))}`,
          words: "undo take back revert last change",
          wordsOnly: true,
          shortcut: "undo",
          run: () => void undoByKey("undoLast"),
        },
      ]
    : [];
  return { undo, settled: !own.isLoading };
}
