import { Link } from "@tanstack/react-router";
import { useMemo, useRef, useState } from "react";
import type { ImportKind } from "../../../../shared/transfer/import-kinds.ts";
import { checking } from "../../../../shared/words/en/checking.ts";
import { imports } from "../../../../shared/words/en/imports.ts";
import { statusChoices } from "../../../kinds/customers/status.tsx";
import { lazyModule } from "../../../lib/browser/lazy-module.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Select } from "../../../ui/menu/select.tsx";
import { ImportFooter, ImportFrame } from "../frame.tsx";
import type { Match } from "../match/column-match.ts";
import { sayNote } from "../read/in-words.ts";
import { isHere, isMaybe } from "../rows/actions.ts";
import type { Draft } from "../rows/draft.ts";
import { forecast as forecastOf } from "../rows/forecast.ts";
import { changeImport, useImport } from "../state.ts";
import { needsMatch } from "../steps.ts";
import { useBegin } from "../write/use-begin.ts";
import { CheckTools, RuleBar, ruleLineClass, type Shown } from "./check-tools.tsx";
import { problemsOf } from "./columns.ts";
import { ForecastLedger } from "./forecast-ledger.tsx";
import { Grid } from "./grid.tsx";
import { placesOf, useGridActs } from "./use-grid-acts.ts";

const peopleBar = lazyModule(() => import("./people-bar.tsx"));

type RowsCheckProps = {
  kind: ImportKind;
  drafts: readonly Draft[];
  /** The user has agreed; what is seen of it comes a moment later. */
  isWriting: boolean;
};

/** All rows with their problems, what becomes of those that are here already, and the sum of it. */
export function RowsCheck({ kind, drafts, isWriting }: RowsCheckProps) {
  const { rule, source, match } = useImport();
  const people = peopleBar.use(kind === "appointments");
  const [shown, setShown] = useState<Shown>("all");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that was fixed stays until another choice
  const places = useMemo(
    () =>
      placesOf(drafts, (draft) => {
        if (shown === "problems") return problemsOf(draft, kind).length > 0;
        if (shown === "maybe") return isMaybe(draft);
        return shown === "all" || isHere(draft);
      }),
    [shown, kind],
  );
  const forecast = useMemo(() => forecastOf(drafts, rule, kind), [kind, drafts, rule]);
  const noneLeft = useRef<HTMLSpanElement>(null);
  const acts = useGridActs({
    kind,
    places,
    showAll: () => setShown("all"),
    // The text takes the place of the button only once the last repair is shown.
    onNoneLeft: () => setTimeout(() => noneLeft.current?.focus()),
  });
  const { isPlanning, begin } = useBegin();
  const isBusy = isPlanning || isWriting;
  const count = forecast.created + forecast.updated;
  return (
    <ImportFrame
      into={kind}
      step="check"
      sub={checking.sub}
      lines={{
        check: checking.line(forecast.problems, forecast.here),
      }}
      aside={<ForecastLedger kind={kind} forecast={forecast} />}
    >
      <div inert={isBusy}>
        <CheckTools
          forecast={forecast}
          shown={shown}
          onShow={setShown}
          onFix={acts.first}
          noneLeft={noneLeft}
        />
        {source && source.notes.length > 0 && (
          <ul
            aria-label={checking.notAsInFile}
            className="grid gap-0.5 mb-3 text-ink-2 text-13/[inherit]"
          >
            {source.notes.map(sayNote).map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        {people && match && <people.PeopleBar drafts={drafts} match={match} />}
        {forecast.here + forecast.maybe > 0 && (
          <RuleBar
            forecast={forecast}
            drafts={drafts}
            rule={rule}
            onChange={(next) => changeImport({ rule: next })}
          />
        )}
        {match && forecast.withoutStatus > 0 && (
          <StatusBar
            kind={kind}
            without={forecast.withoutStatus}
            match={match}
            onChange={(next) => changeImport({ match: next })}
          />
        )}
        <Grid kind={kind} drafts={drafts} places={places} rule={rule} acts={acts} />
      </div>
      <ImportFooter note={checking.leftBlank[kind]}>
        <Button
          variant="primary"
          disabled={count === 0}
          busy={isBusy}
          busyLabel={checking.importing}
          onClick={() => void begin()}
        >
          {checking.import[kind](count)}
        </Button>
        <Link
          to="/dashboard/import"
          search={source && needsMatch(source) ? { into: kind, step: "match" } : { into: kind }}
          className={buttonClass({ variant: "quiet" })}
        >
          {imports.back}
        </Link>
      </ImportFooter>
    </ImportFrame>
  );
}

type StatusBarProps = {
  kind: ImportKind;
  /** Customers that are added without a status. */
  without: number;
  match: Match;
  onChange: (match: Match) => void;
};

/** Nobody stated their status, so that the user chooses one for all of them. */
function StatusBar({ kind, without, match, onChange }: StatusBarProps) {
  const isRow = kind === "customers";
  const label = isRow ? checking.statusOfRows : checking.statusOfNew;
  return (
    <div className={ruleLineClass}>
      <b>{isRow ? checking.rowsWithoutStatus(without) : checking.newWithoutStatus(without)}</b>
      <span>{checking.colon(label)}</span>
      <span className="w-[168px]">
        <Select
          size="sm"
          marked
          aria-label={label}
          options={statusChoices}
          value={match.status}
          onValueChange={(status) => onChange({ ...match, status })}
        />
      </span>
    </div>
  );
}
