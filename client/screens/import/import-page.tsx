import { getRouteApi, Link, Navigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { ImportKind } from "../../../shared/transfer/import-kinds.ts";
import { common } from "../../../shared/words/en/common.ts";
import { imports } from "../../../shared/words/en/imports.ts";
import { currentFormats } from "../../lib/format/formats.ts";
import { Crumbs } from "../../ui/crumbs.tsx";
import { CheckStep } from "./check/check-step.tsx";
import { ChooseStep } from "./choose/choose-step.tsx";
import { useListLink } from "./frame.tsx";
import { guessMatch } from "./match/guess.ts";
import { MatchStep } from "./match/match-step.tsx";
import { changeImport, dropImport, useImport } from "./state.ts";
import { lastStep, type Step, steps } from "./steps.ts";
import { DoneStep } from "./write/done-step.tsx";
import { useResumed } from "./write/resume.ts";
import { forgetSent } from "./write/writing.ts";

const route = getRouteApi("/dashboard/import");

const screens = { choose: ChooseStep, match: MatchStep, check: CheckStep, done: DoneStep };

/** Brings records in from a file: choose it, match its columns, check its rows, done. */
export function ImportPage() {
  const { into = "customers", step = "choose" } = route.useSearch();
  const state = useImport();
  const reached = lastStep(state);
  const Screen = screens[step];
  const isFinding = useResumed(step);
  useGuessedMatch(into);
  useFocusOfStep(step);
  // What is written cannot be prepared again; the first step begins a new import.
  const isOver = state.job?.state === "done" && step === "choose";
  const isAgreed = state.job !== null || (state.writing !== null && !state.writing.failure);
  const isElsewhere = isAgreed && step !== reached && !isOver;
  useEffect(() => {
    if (!isOver) return;
    forgetSent();
    dropImport();
  }, [isOver]);
  return (
    <>
      <title>{common.title(imports.title[into])}</title>
      <Crumbs current={imports.crumb}>
        <KindLink into={into} />
      </Crumbs>
      {isFinding ? null : isElsewhere || steps.indexOf(step) > steps.indexOf(reached) ? (
        <ToStep into={state.writing?.kind ?? into} step={reached} />
      ) : (
        <Screen into={into} />
      )}
    </>
  );
}

/** What a step needs is gone, as after a reload. */
function ToStep({ into, step }: { into: ImportKind; step: Step }) {
  return (
    <Navigate
      to="/dashboard/import"
      search={step === "choose" ? { into } : { into, step }}
      replace
    />
  );
}

function KindLink({ into }: { into: ImportKind }) {
  return <Link {...useListLink(into)}>{imports.kinds[into]}</Link>;
}

/** Another step is another screen: its heading is read out. */
function useFocusOfStep(step: Step): void {
  const [shown, setShown] = useState(step);
  useEffect(() => {
    if (step === shown) return;
    setShown(step);
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [step, shown]);
}

/** Keeps a guess of what the columns become: for each source, and again for each kind of record. */
function useGuessedMatch(into: ImportKind): void {
  const { source, match, job } = useImport();
  const isGuessed = match?.kind === into || job !== null;
  useEffect(() => {
    if (!source || isGuessed) return;
    let isWanted = true;
    guessMatch(source, into, currentFormats()).then((guess) => {
      if (isWanted) changeImport({ match: guess, drafts: null });
    });
    return () => {
      isWanted = false;
    };
  }, [source, isGuessed, into]);
}
