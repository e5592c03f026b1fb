import { useQuery } from "@tanstack/react-query";
import { historyKept } from "../../../shared/history/history.ts";
import { notes } from "../../../shared/words/en/notes.ts";
import { may } from "../people/rights.ts";
import { trashQuery } from "../queries/trash-query.ts";

/** How long what was done is kept: as the provider has set it, once that is known. */
export function useKept(): { days: number; months: number } {
  return useQuery(trashQuery).data ?? historyKept;
}

/** What a question before a deletion promises. */
export function KeptNote() {
  const { days } = useKept();
  return notes.undoable(days);
}

/** What the history holds, and how far back it goes. */
export function HistoryNote() {
  const { days, months } = useKept();
  return may("write") ? notes.historyUndo(months, days) : notes.history(months);
}
