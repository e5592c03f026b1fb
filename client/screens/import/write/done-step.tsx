import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { historyEndpoints } from "../../../../shared/history/history.ts";
import type { ImportKind } from "../../../../shared/transfer/import-kinds.ts";
import type { ImportJob } from "../../../../shared/transfer/imports.ts";
import { checking } from "../../../../shared/words/en/checking.ts";
import { common } from "../../../../shared/words/en/common.ts";
import { imported } from "../../../../shared/words/en/imported.ts";
import { formatDate } from "../../../lib/dates/dates.ts";
import { clockOf, dayOf } from "../../../lib/dates/when.ts";
import { formatCount } from "../../../lib/format/count.ts";
import { joined } from "../../../lib/format/joined.ts";
import { queryOf } from "../../../lib/queries/query-of.ts";
import { cx } from "../../../ui/class-names.ts";
import { groupCountQuery } from "../../duplicates/queries.ts";
import { keptText } from "../../history/outcome.ts";
import { ImportFrame } from "../frame.tsx";
import { notesName } from "../match/targets.ts";
import { useImport } from "../state.ts";
import { DoneActions } from "./done-actions.tsx";
import { DoneNotes } from "./done-notes.tsx";
import { outcomeOf } from "./outcome.ts";
import { importedOf } from "./say-imported.ts";

/** What became of the import, and the ways to see it and to take it back. */
export function DoneStep({ into }: { into: ImportKind }) {
  const { job } = useImport();
  return job && <Done kind={into} job={job} />;
}

function Done({ kind, job }: { kind: ImportKind; job: ImportJob }) {
  const { drafts, rule, edits, writing } = useImport();
  const outcome = useMemo(
    () => outcomeOf({ drafts, rule, edits }, kind),
    [drafts, rule, edits, kind],
  );
  const { data: act } = useQuery({ ...actQuery(job.change ?? ""), enabled: job.change !== null });
  const isCounted = kind !== "appointments";
  const { data: duplicates } = useQuery({ ...groupCountQuery, enabled: isCounted });
  const skipped = job.skipped + job.stale;
  const ended = job.endedAt ?? job.createdAt;
  return (
    <ImportFrame
      into={kind}
      step="done"
      sub={act?.undone ? undoneText(act.undone.kept) : imported.sentence(importedOf(job, kind))}
      lines={{
        check: checkLine(outcome.changed, job.unread, kind),
        done: common.list(formatDate(dayOf(ended), "monthDay"), clockOf(ended)),
      }}
    >
      <div className="max-w-[560px]">
        <DoneLedger>
          <LedgerRow label={checking.new[kind]} count={job.created[kind] ?? 0} />
          <LedgerRow
            label={imported.updated}
            note={outcome.updated}
            count={job.updated[kind] ?? 0}
          />
          <LedgerRow label={checking.skipped} note={outcome.skipped} count={skipped} />
          <LedgerRow label={imported.rowsInFile} count={job.rows} sum />
        </DoneLedger>
        <DoneNotes
          kind={kind}
          job={job}
          unread={[...outcome.unread, ...(writing?.plan.moreTags ?? [])]}
          cut={writing?.plan.cut ?? []}
          knownCompanies={writing?.forecast?.knownCompanies ?? 0}
          duplicates={isCounted ? (duplicates?.[kind] ?? 0) : 0}
        />
        <DoneActions kind={kind} job={job} act={act} />
      </div>
    </ImportFrame>
  );
}

function undoneText(kept: number): string {
  return kept > 0 ? keptText("Undone", kept) : imported.undone;
}

/** "11 changed, 3 left in About" */
function checkLine(changed: number, unread: number, kind: ImportKind): string {
  const parts = [
    ...(changed > 0 ? [imported.changed(changed)] : []),
    ...(unread > 0 ? [imported.left(unread, notesName(kind))] : []),
  ];
  if (parts.length === 0) return checking.says.noProblems;
  return joined(parts);
}

/** The act in the history: whether it was taken back meanwhile, and until when it can be. */
function actQuery(id: string) {
  return queryOf({
    key: ["history", "act", id],
    endpoint: historyEndpoints.get,
    params: { id },
    query: { limit: 1 },
  });
}

/** What was written, closed as a bookkeeper closes it. */
function DoneLedger({ children }: { children: ReactNode }) {
  return <dl>{children}</dl>;
}

type LedgerRowProps = { label: string; note?: string; count: number; sum?: boolean };

function LedgerRow({ label, note = "", count, sum = false }: LedgerRowProps) {
  return (
    <div
      className={cx(
        "flex justify-between gap-4 py-2.5 first:pt-0",
        sum ? "double-rule" : "border-b border-line has-[+.double-rule]:border-b-0",
      )}
    >
      <dt>
        {label}
        {count > 0 && note !== "" && <small className="text-13/5 text-ink-3"> {note}</small>}
      </dt>
      <dd className="digits">{formatCount(count)}</dd>
    </div>
  );
}
