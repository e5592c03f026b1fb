import { useMemo, useRef } from "react";
import type { ImportKind } from "../../../../shared/transfer/import-kinds.ts";
import type { Draft } from "../rows/draft.ts";
import { editDraft } from "../rows/drafts.ts";
import { recheck } from "../rows/recheck.ts";
import { changeImport, readImport } from "../state.ts";
import { nextProblem } from "./columns.ts";
import { createGridFocus, type GridActs } from "./grid-context.ts";

interface Shown {
  kind: ImportKind;
  /** The rows that are shown. */
  places: readonly number[];
  /** Shows all rows. */
  showAll: () => void;
  /** No problem is left to go to. */
  onNoneLeft: () => void;
}

/** What the cells can do, and the way to the first problem. */
export function useGridActs(shown: Shown): GridActs & { first: () => void } {
  const latest = useRef(shown);
  latest.current = shown;
  return useMemo(() => {
    const focus = createGridFocus();
    const toProblem = (after?: Parameters<GridActs["next"]>[0]) => {
      const { kind, places, showAll, onNoneLeft } = latest.current;
      const place = nextProblem(readImport().drafts ?? [], kind, after);
      if (!place) {
        onNoneLeft();
        return;
      }
      if (!places.includes(place.row)) showAll();
      focus.want(place);
    };
    return {
      focus,
      edit: ({ row, target }, text) => {
        const { drafts, edits, match, known } = readImport();
        const draft = drafts?.[row];
        if (!drafts || !draft || !match || !known) return;
        const { here, sameAs, rival } = draft;
        const edited = editDraft(draft, target, text, match, known);
        changeImport({
          // Until it is compared again, it is taken for whom it was.
          drafts: drafts.with(row, {
            ...edited,
            ...(here && { here }),
            ...(sameAs && { sameAs }),
            ...(rival !== undefined && { rival }),
          }),
          edits: new Map(edits).set(draft.number, { ...edits.get(draft.number), [target]: text }),
        });
        recheck(draft.number);
      },
      choose: (row, action) => {
        const { drafts, choices } = readImport();
        const draft = drafts?.[row];
        if (!drafts || !draft) return;
        changeImport({
          drafts: drafts.with(row, { ...draft, action }),
          choices: new Map(choices).set(draft.number, action),
        });
      },
      replace: (row, field, isReplaced) => {
        const { drafts, replacing } = readImport();
        const draft = drafts?.[row];
        if (!drafts || !draft) return;
        const replace = { ...draft.replace, [field]: isReplaced };
        changeImport({
          drafts: drafts.with(row, { ...draft, replace }),
          replacing: new Map(replacing).set(draft.number, replace),
        });
      },
      next: toProblem,
      move: ({ row, target }, by) => {
        const { places } = latest.current;
        const to = places[places.indexOf(row) + by];
        if (to !== undefined) focus.want({ row: to, target });
      },
      first: () => toProblem(),
    };
  }, []);
}

/** The places of the rows of one choice. */
export function placesOf(drafts: readonly Draft[], isShown: (draft: Draft) => boolean): number[] {
  return drafts.flatMap((draft, place) => (isShown(draft) ? [place] : []));
}
