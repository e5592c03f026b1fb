import { type UseNavigateResult, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { importEndpoints } from "../../../../shared/transfer/imports.ts";
import { call } from "../../../lib/api.ts";
import { isMissing } from "../../../lib/api-error.ts";
import { readImport } from "../state.ts";
import type { Step } from "../steps.ts";
import { findSent, followAgain, forgetSent } from "./writing.ts";

/** Finds what runs again after a reload; true while it is looked for. */
export function useResumed(step: Step): boolean {
  const navigate = useNavigate();
  const [isFinding, setFinding] = useState(() => readImport().job === null && findSent() !== null);
  useEffect(() => {
    if (isFinding) void resume(step, navigate).finally(() => setFinding(false));
  }, [isFinding, step, navigate]);
  return isFinding;
}

async function resume(step: Step, navigate: UseNavigateResult<string>): Promise<void> {
  const id = findSent();
  if (id === null || readImport().writing) return;
  try {
    const { data: job } = await call(importEndpoints.get, { params: { id } });
    // Without all of its rows it is lost; the first step begins another one.
    const isOver = job.state === "done" && step === "choose";
    if (job.state === "open" || job.state === "canceled" || job.into === "account" || isOver) {
      forgetSent();
    } else {
      void followAgain(job, job.into, navigate);
    }
  } catch (error) {
    if (isMissing(error)) forgetSent();
  }
}
