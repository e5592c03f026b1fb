import { Link, type UseNavigateResult, useNavigate } from "@tanstack/react-router";
import { Download, Undo2 } from "lucide-react";
import { useState } from "react";
import type { Change } from "../../../../shared/history/history.ts";
import { byteOrderMark, toCsvLine } from "../../../../shared/text/csv-line.ts";
import { type ImportKind, importKinds } from "../../../../shared/transfer/import-kinds.ts";
import type { ImportJob } from "../../../../shared/transfer/imports.ts";
import { imported } from "../../../../shared/words/en/imported.ts";
import { imports } from "../../../../shared/words/en/imports.ts";
import { saveFile } from "../../../lib/browser/files.ts";
import { useKept } from "../../../lib/browser/kept.tsx";
import { isolate } from "../../../lib/format/isolate.ts";
import { listed } from "../../../lib/format/listed.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { undo } from "../../history/undo.tsx";
import { guessKind } from "../choose/guess-kind.ts";
import type { Match } from "../match/column-match.ts";
import type { Source, SourceRow } from "../read/source.ts";
import { readInput } from "../read-input.ts";
import { dropImport, readImport, useImport } from "../state.ts";
import { openImported } from "./say-imported.ts";
import { forgetSent } from "./writing.ts";

type DoneActionsProps = {
  kind: ImportKind;
  job: ImportJob;
  /** Undefined until it is known. */
  act: Change | undefined;
};

/** To what was imported, what was not, and back. */
export function DoneActions({ kind, job, act }: DoneActionsProps) {
  const navigate = useNavigate();
  const { writing, waiting } = useImport();
  const { days } = useKept();
  const [next, ...later] = waiting;
  const [isUndoing, setUndoing] = useState(false);
  const skipped = writing?.plan.skipped ?? [];
  if (act?.undone?.kept === 0) {
    return (
      <div className="flex flex-wrap gap-2 mt-5 to-700:[&>*]:w-full">
        <Link
          to="/dashboard/import"
          search={{ into: kind }}
          className={buttonClass({ variant: "primary" })}
        >
          {imported.another}
        </Link>
      </div>
    );
  }
  const takeBack = async (taken: Change) => {
    setUndoing(true);
    await undo(taken);
    setUndoing(false);
  };
  return (
    <>
      <div className="flex flex-wrap gap-2 mt-5 to-700:[&>*]:w-full">
        {next && (
          <Button variant="primary" onClick={() => void importNext(navigate, next, later)}>
            {imported.continueWith(isolate(next.name))}
          </Button>
        )}
        {job.change !== null && (
          <Button
            variant={next ? "quiet" : "primary"}
            onClick={() => openImported(navigate, kind, job)}
          >
            {imported.show[kind]}
          </Button>
        )}
        {skipped.length > 0 && (
          <Button
            icon={<Download />}
            onClick={() => {
              const { source, match } = readImport();
              if (source) saveFile(skippedFile(source, skipped, match));
            }}
          >
            {imported.downloadSkipped}
          </Button>
        )}
        {act?.keptUntil && (
          <Button
            variant="danger"
            icon={<Undo2 />}
            busy={isUndoing}
            busyLabel={imported.undoing}
            onClick={() => void takeBack(act)}
          >
            {imported.undo}
          </Button>
        )}
      </div>
      {act?.keptUntil && (
        <p className="mt-2 text-13 text-ink-3">{imported.available(undoNote(kind, job), days)}</p>
      )}
    </>
  );
}

/** The next of the files that were chosen together. */
async function importNext(
  navigate: UseNavigateResult<string>,
  file: File,
  waiting: readonly File[],
): Promise<void> {
  // Away first: without an import the last step leads to the first one of the kind that it had.
  await navigate({ to: "/dashboard/import", search: { into: "customers" } });
  forgetSent();
  dropImport();
  const read = await readInput(file, waiting);
  const into = read && guessKind(read, "customers");
  if (into && into !== "customers") {
    await navigate({ to: "/dashboard/import", search: { into }, replace: true });
  }
}

/** "Undo removes the 1,198 customers and 86 companies and reverts 32 updates." */
function undoNote(kind: ImportKind, { created, updated }: ImportJob): string {
  const comesAlong = (each: ImportKind) => each === "companies" || kind === "appointments";
  // The kind itself first, then what came with it.
  const kinds = [kind, ...importKinds.filter((each) => each !== kind && comesAlong(each))];
  const made = kinds.flatMap((each) => {
    const count = created[each] ?? 0;
    return count > 0 ? [imports.counts[each](count)] : [];
  });
  const changed = updated[kind] ?? 0;
  if (made.length === 0) return imported.undoReverts(changed);
  const all = made.reduce((one, other) => listed([one, other]));
  return changed > 0 ? imported.undoBoth(all, changed) : imported.undoRemoves(all);
}

/** The rows that were left out, with all columns of their file, as a table to open or to import. */
function skippedFile(
  { name, columns }: Pick<Source, "name" | "columns">,
  rows: readonly SourceRow[],
  match: Match | null,
): File {
  const lines = [columns.map(({ heading }) => heading), ...rows.map(({ cells }) => cells)];
  const isPhone = (place: number) => match?.columns[place]?.becomes === "phone";
  const base = name.replace(/\.\w+$/, "");
  return new File(
    [byteOrderMark, ...lines.map((line) => toCsvLine(line, isPhone))],
    `${base === "" ? "import" : base}-skipped.csv`,
    { type: "text/csv" },
  );
}
