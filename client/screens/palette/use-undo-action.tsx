import { useQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { keywords } from "../../../shared/words/en/keywords.ts";
import { palette } from "../../../shared/words/en/palette.ts";
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
          title: palette.actions.undo(textOf(sentenceOf(last))),
          words: keywords.undo,
          wordsOnly: true,
          shortcut: "undo",
          run: () => void undoByKey("undoLast"),
        },
      ]
    : [];
  return { undo, settled: !own.isLoading };
}
