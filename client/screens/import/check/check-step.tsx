import { useEffect, useState } from "react";
import type { ImportKind } from "../../../../shared/transfer/import-kinds.ts";
import { checking } from "../../../../shared/words/en/checking.ts";
import { formatCount } from "../../../lib/format/count.ts";
import { Failed } from "../../../ui/states.tsx";
import { ImportFrame } from "../frame.tsx";
import type { Writing } from "../state.ts";
import { useImport } from "../state.ts";
import { WritingProgress } from "../write/progress.tsx";
import { RowsCheck } from "./rows-check.tsx";
import { type Making, useDrafts } from "./use-drafts.ts";

/** Milliseconds before an import shows how far it has come: most are done sooner. */
const soon = 2000;

/** The rows as they will be written; then, once the user has agreed, how far that has come. */
export function CheckStep({ into }: { into: ImportKind }) {
  const { source, writing } = useImport();
  const { drafts, making, hasFailed, retry } = useDrafts();
  const isLong = useIsLong(writing);
  if (writing && (isLong || writing.failure || !drafts))
    return <WritingProgress writing={writing} />;
  if (drafts) return <RowsCheck kind={into} drafts={drafts} isWriting={writing !== null} />;
  return (
    <ImportFrame into={into} step="check" sub={checking.sub}>
      {hasFailed ? (
        <Failed title={checking.failed} onRetry={retry} />
      ) : (
        <p role="status" className="text-ink-2">
          {wordsOf(making, source?.rows.length ?? 0)}
        </p>
      )}
    </ImportFrame>
  );
}

function wordsOf({ doing, done }: Making, rows: number): string {
  if (done === 0) return doing === "reading" ? checking.reading : checking.looking;
  const sayHowFar = doing === "reading" ? checking.readingOf : checking.lookingOf;
  return sayHowFar(formatCount(done), formatCount(rows));
}

function useIsLong(writing: Writing | null): boolean {
  const startedAt = writing?.startedAt;
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (startedAt === undefined) return;
    const left = startedAt + soon - performance.now();
    const timer = setTimeout(() => setNow(performance.now()), Math.max(0, left) + 1);
    return () => clearTimeout(timer);
  }, [startedAt]);
  return startedAt !== undefined && now - startedAt >= soon;
}
