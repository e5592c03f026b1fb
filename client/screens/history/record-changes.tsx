import { history } from "../../../shared/words/en/history.ts";
import { useList } from "../../lib/lists/list-query.ts";
import { Failed } from "../../ui/states.tsx";
import { Ledger } from "./ledger.tsx";
import { LedgerSkeleton } from "./ledger-skeleton.tsx";
import { historyQuery } from "./queries.ts";

export interface RecordChangesProps {
  record: string;
  level: 2 | 3;
  /** Said where nothing was done to the record. */
  none?: string;
}

/** What was done to one record, for its own page. */
export function RecordChanges({ record, level, none = history.ofRecord.none }: RecordChangesProps) {
  const list = useList(historyQuery({ record }));
  if (list.state === "loading") return <LedgerSkeleton />;
  if (list.state === "failed") {
    return <Failed title={history.ofRecord.failed} onRetry={list.retry} retrying={list.retrying} />;
  }
  if (list.rows.length === 0) return <p className="py-3 text-ink-3">{none}</p>;
  return <Ledger list={list} record={record} level={level} />;
}
