import { Link } from "@tanstack/react-router";
import { useMemo, useRef, useState } from "react";
import { countOf } from "../../lib/count.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { ImportFooter, ImportFrame } from "../frame.tsx";
import { changeImport, useImport } from "../state.ts";
import { kindNames, needsMatch } from "../steps.ts";
import type { Draft, ImportKind } from "../types.ts";
import { useBegin } from "../write/use-begin.ts";
import { CheckTools, type Shown } from "./check-tools.tsx";
import { forecast as forecastOf } from "./forecast.ts";
import { ForecastLedger } from "./forecast-ledger.tsx";
import { Grid } from "./grid.tsx";
import { problemsOf } from "./problems.ts";
import { RuleBar } from "./rule-bar.tsx";
import { placesOf, useGridActs } from "./use-grid-acts.ts";
import { notesNames } from "./words.ts";

type RowsCheckProps = {
  kind: ImportKind;
  drafts: readonly Draft[];
  /** The user has agreed; what is seen of it comes a moment later. */
  isWriting: boolean;
};

/** All rows with their problems, what becomes of those that are here already, and the sum of it. */
export function RowsCheck({ kind, drafts, isWriting }: RowsCheckProps) {
  const { rule, source } = useImport();
  const [shown, setShown] = useState<Shown>("all");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that was fixed stays until another choice
  const places = useMemo(
    () =>
      placesOf(drafts, (draft) => {
        if (shown === "problems") return problemsOf(draft, kind).length > 0;
        return shown === "all" || draft.here !== undefined;
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
  const { one, many } = kindNames[kind];
  const count = forecast.created + forecast.updated;
  return (
    <ImportFrame
      into={kind}
      step="check"
      sub="Check what you will get. Nothing has been saved yet."
      lines={{
        check: `${countOf(forecast.problems, "problem")}, ${countOf(forecast.here, "already here", "already here")}`,
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
        {forecast.here > 0 && (
          <RuleBar
            here={forecast.here}
            rule={rule}
            onChange={(next) => changeImport({ rule: next })}
          />
        )}
        <Grid kind={kind} drafts={drafts} places={places} rule={rule} acts={acts} />
      </div>
      <ImportFooter note={`What you do not fix stays empty and is kept in ${notesNames[kind]}.`}>
        <Button
          variant="primary"
          disabled={count === 0}
          busy={isBusy}
          busyLabel="Importing"
          onClick={() => void begin()}
        >
          Import {titled(countOf(count, one, many))}
        </Button>
        <Link
          to="/dashboard/import"
          search={source && needsMatch(source) ? { into: kind, step: "match" } : { into: kind }}
          className={buttonClass({ variant: "quiet" })}
        >
          Back
        </Link>
      </ImportFooter>
    </ImportFrame>
  );
}

/** "1,230 customers" on a button. */
function titled(words: string): string {
  return words.replace(/[a-z]/, (letter) => letter.toUpperCase());
}
