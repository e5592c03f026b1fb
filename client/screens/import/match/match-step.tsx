import { Link, useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import type { ImportKind } from "../../../../shared/transfer/import-kinds.ts";
import { imports } from "../../../../shared/words/en/imports.ts";
import { matching } from "../../../../shared/words/en/matching.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { ImportFooter, ImportFrame } from "../frame.tsx";
import type { Source } from "../read/source.ts";
import { changeImport, useImport } from "../state.ts";
import type { Match } from "./column-match.ts";
import { ColumnsTable } from "./columns-table.tsx";
import { openOf } from "./entries.ts";

/** The user says what each column becomes. */
export function MatchStep({ into }: { into: ImportKind }) {
  const { source, match } = useImport();
  return (
    <ImportFrame into={into} step="match" sub={matching.sub}>
      {source && match && <MatchWork into={into} source={source} match={match} />}
    </ImportFrame>
  );
}

type MatchWorkProps = { into: ImportKind; source: Source; match: Match };

function MatchWork({ into, source, match }: MatchWorkProps) {
  const navigate = useNavigate();
  const work = useRef<HTMLDivElement>(null);
  const open = openOf(source, match);
  const goOn = () => {
    if (!open) return void navigate({ to: "/dashboard/import", search: { into, step: "check" } });
    const first = work.current?.querySelector<HTMLElement>("[aria-invalid], [data-open] button");
    const target = first ?? work.current?.querySelector<HTMLElement>("[role=combobox]");
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: "center" });
  };
  return (
    <>
      <div ref={work}>
        <ColumnsTable
          source={source}
          match={match}
          onChange={(next) => changeImport({ match: next, drafts: null })}
        />
      </div>
      <ImportFooter
        note={
          open && (
            <span role="status">
              <span className="text-danger">{open.what}</span> <bdi>{open.which}</bdi>
            </span>
          )
        }
      >
        <Button variant="primary" onClick={goOn}>
          {imports.toCheck}
        </Button>
        <Link
          to="/dashboard/import"
          search={{ into }}
          className={buttonClass({ variant: "quiet" })}
          data-cancel
        >
          {imports.back}
        </Link>
      </ImportFooter>
    </>
  );
}
