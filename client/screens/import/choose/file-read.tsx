import { useNavigate } from "@tanstack/react-router";
import { FileSpreadsheet } from "lucide-react";
import { useEffect, useRef } from "react";
import { type ImportKind, importKinds } from "../../../../shared/transfer/import-kinds.ts";
import { imports } from "../../../../shared/words/en/imports.ts";
import { formatCount } from "../../../lib/format/count.ts";
import { joined } from "../../../lib/format/joined.ts";
import { Button } from "../../../ui/button.tsx";
import { ChoiceGroup } from "../../../ui/form/choice-group.tsx";
import { FieldFrame } from "../../../ui/form/field-frame.tsx";
import { CancelLink } from "../../../ui/form/form-section.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { Rich } from "../../../ui/text/rich.tsx";
import { ImportFooter, useListLink } from "../frame.tsx";
import { sayNote } from "../read/in-words.ts";
import type { Source } from "../read/source.ts";
import { readAgain } from "../read-input.ts";
import { dropImport, useImport } from "../state.ts";
import { nameOfSource, needsMatch } from "../steps.ts";
import { FirstRows } from "./first-rows.tsx";
import { ReadAs } from "./read-as.tsx";

/** How a file was read, with its first rows; what was guessed wrong is corrected here. */
export function FileRead({ into, source }: { into: ImportKind; source: Source }) {
  const { match, reading, unreadable, waiting } = useImport();
  const navigate = useNavigate();
  const next = useRef<HTMLButtonElement>(null);
  // What had the focus is gone; Enter goes on.
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  const isTable = source.kind === null;
  const toStep = needsMatch(source) ? "match" : "check";
  return (
    <>
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3.5 border-b border-line pb-4 to-700:grid-cols-[auto_minmax(0,1fr)]">
        <span className="grid size-10 place-items-center rounded-1 border border-line-strong bg-raised text-ink-2 [&>svg]:size-5">
          <FileSpreadsheet />
        </span>
        <div role="status" className="min-w-0">
          <h2 className="clipped font-semibold" title={source.name}>
            <bdi>{nameOfSource(source)}</bdi>
          </h2>
          <ReadAs source={source} />
        </div>
        <Button size="sm" className="to-700:col-span-full" onClick={dropImport}>
          {imports.choose.another}
        </Button>
      </div>
      {unreadable && (
        <p role="alert" className="mt-3 text-13 font-medium text-danger">
          {unreadable}
        </p>
      )}
      {isTable && (
        <div className="grid grid-cols-2 gap-4 pt-5 to-900:grid-cols-1">
          <FieldFrame label={imports.choose.whatIsIn} group>
            <ChoiceGroup
              options={importKinds.map((kind) => ({ value: kind, label: imports.kinds[kind] }))}
              value={into}
              onValueChange={(kind) =>
                void navigate({
                  to: "/dashboard/import",
                  search: { into: kind },
                  replace: true,
                  resetScroll: false,
                })
              }
            />
          </FieldFrame>
          <FieldFrame label={imports.choose.firstRow} group>
            <ChoiceGroup
              options={[
                { value: "headings", label: imports.choose.headings },
                { value: "row", label: imports.firstRow[into] },
              ]}
              value={source.firstRow}
              onValueChange={(firstRow) => void readAgain({ firstRow })}
            />
          </FieldFrame>
        </div>
      )}
      <div className="pt-6">
        <FirstRows source={source} match={match} />
      </div>
      <p className="flex items-center gap-2 pt-2.5 text-13 text-ink-3">
        {shownOf(source.rows.length)}
        {reading !== null && <Spinner className="size-3.5" />}
      </p>
      <ul className="grid gap-1 pt-1 pb-5 text-13 text-ink-2">
        {source.notes.map(sayNote).map((note) => (
          <li key={note}>{note}</li>
        ))}
        {waiting.length > 0 && (
          <li>
            <Rich
              text={imports.choose.next(joined(waiting.map(({ name }) => name)))}
              tags={{ files: (files) => <bdi>{files}</bdi> }}
            />
          </li>
        )}
      </ul>
      <ImportFooter>
        <Button
          ref={next}
          variant="primary"
          busy={match === null}
          busyLabel={imports.choose.matching}
          onClick={() => void navigate({ to: "/dashboard/import", search: { into, step: toStep } })}
        >
          {toStep === "match" ? imports.choose.toMatch : imports.toCheck}
        </Button>
        <CancelImport into={into} />
      </ImportFooter>
    </>
  );
}

const shown = 4;

function shownOf(rows: number): string {
  return rows > shown ? imports.choose.firstOf(formatCount(shown), rows) : imports.rows(rows);
}

/** Forgets the file, and goes to the list. */
function CancelImport({ into }: { into: ImportKind }) {
  return <CancelLink {...useListLink(into)} onClick={dropImport} />;
}
