import { getRouteApi, Link, Navigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { useNow } from "../appointments/use-now.ts";
import { Crumbs } from "../layout/crumbs.tsx";
import { CheckStep } from "./check/check-step.tsx";
import { ChooseStep } from "./choose/choose-step.tsx";
import { MatchStep } from "./match/match-step.tsx";
import { dropImport, useImport } from "./state.ts";
import { kindNames, lastStep, type Step, steps } from "./steps.ts";
import type { ImportKind } from "./types.ts";
import { DoneStep } from "./write/done-step.tsx";

const route = getRouteApi("/dashboard/import");

const screens = { choose: ChooseStep, match: MatchStep, check: CheckStep, done: DoneStep };

/** Brings records in from a file: choose it, match its columns, check its rows, done. */
export function ImportPage() {
  const { into = "customers", step = "choose" } = route.useSearch();
  const state = useImport();
  const reached = lastStep(state);
  const Screen = screens[step];
  // What is written cannot be prepared again; the first step begins a new import.
  const isOver = state.job?.state === "done" && step === "choose";
  const isElsewhere = state.job !== null && step !== reached && !isOver;
  useEffect(() => {
    if (isOver) dropImport();
  }, [isOver]);
  return (
    <>
      <title>{`Import ${kindNames[into].title} · Client Desk`}</title>
      <Crumbs current="Import">
        <KindLink into={into} />
      </Crumbs>
      {isElsewhere || steps.indexOf(step) > steps.indexOf(reached) ? (
        <ToStep into={into} step={reached} />
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
  const { today } = useNow();
  const { title } = kindNames[into];
  if (into !== "appointments") return <Link to={`/dashboard/${into}`}>{title}</Link>;
  return (
    <Link to="/dashboard/appointments/$date" params={{ date: today }}>
      {title}
    </Link>
  );
}
