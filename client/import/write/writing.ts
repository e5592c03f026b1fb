import type { UseNavigateResult } from "@tanstack/react-router";
import { type ImportJob, importEndpoints } from "../../../shared/imports.ts";
import { call, failureText, isMissing, isSignedOut } from "../../lib/api.ts";
import { refreshData } from "../../lib/query-client.ts";
import { rememberCompanies } from "../company-links.ts";
import { changeImport, readImport } from "../state.ts";
import type { Forecast, ImportKind, Plan } from "../types.ts";
import { persist } from "./persist.ts";
import { sayImported } from "./say-imported.ts";
import { followImport, sendImport } from "./send-import.ts";
import { forgetSent, rememberSent } from "./sent.ts";

/** What the user has agreed to, and how far it has come. */
export interface Writing {
  kind: ImportKind;
  plan: Plan;
  /** Null where it runs since before the tab was loaded; then the plan is empty. */
  forecast: Forecast | null;
  /** For the way to what was imported, from any screen. */
  navigate: UseNavigateResult<string>;
  /** Rows of the plan that have arrived. */
  sent: number;
  /** No answer comes; it is tried again. */
  isLost: boolean;
  isCanceling: boolean;
  /** Why it has stopped, and at which row of the plan. Nothing was saved. */
  failure: { row: number | null; msg: string } | null;
  /** When it began, by performance.now(). */
  startedAt: number;
}

type Agreed = Pick<Writing, "kind" | "plan" | "forecast" | "navigate">;

let stop = new AbortController();

/** Sends the rows and has them written. It goes on whichever screen is shown. */
export async function startWriting(agreed: Agreed): Promise<void> {
  const signal = beginAnew();
  changeImport({
    job: null,
    writing: {
      ...agreed,
      sent: 0,
      isLost: false,
      isCanceling: false,
      failure: null,
      startedAt: performance.now(),
    },
  });
  try {
    const id = await sendAll(agreed, signal);
    await follow(id, signal);
  } catch (error) {
    giveUp(error, signal);
  }
}

const noPlan: Plan = { rows: [], skipped: [], unread: 0, moreTags: [], cut: [], links: [] };

/** Shows an import that runs, or has ended, since before the tab was loaded. */
export async function followAgain(
  job: ImportJob,
  kind: ImportKind,
  navigate: Writing["navigate"],
): Promise<void> {
  const signal = beginAnew();
  const begun = { sent: 0, isLost: false, isCanceling: job.state === "canceling", failure: null };
  const startedAt = performance.now() - (Date.now() - Date.parse(job.createdAt));
  const writing = { kind, plan: noPlan, forecast: null, navigate, startedAt, ...begun };
  changeImport({ job, writing });
  try {
    await follow(job._id, signal);
  } catch (error) {
    giveUp(error, signal);
  }
}

/** Takes back what is written: the rows are in the check as before, and nothing is saved. */
export async function cancelWriting(): Promise<void> {
  const { job } = readImport();
  tell({ isCanceling: true });
  const signal = beginAnew();
  if (!job) {
    stopWriting();
    return;
  }
  const params = { id: job._id };
  try {
    await persist(() => call(importEndpoints.cancel, { params, signal }), { signal, onLost });
    await follow(job._id, signal);
  } catch (error) {
    if (isMissing(error)) stopWriting();
    else giveUp(error, signal);
  }
}

/** Back to the check. */
export function stopWriting(): void {
  forgetSent();
  changeImport({ job: null, writing: null });
}

/** What is on its way is not waited for any more. */
function beginAnew(): AbortSignal {
  stop.abort();
  stop = new AbortController();
  return stop.signal;
}

async function sendAll({ kind, plan }: Agreed, signal: AbortSignal): Promise<string> {
  const { source } = readImport();
  const body = {
    into: kind,
    file: source?.name.slice(0, 300).toWellFormed() ?? "",
    rows: source?.rows.length ?? 0,
    skipped: plan.skipped.length,
    unread: plan.unread,
  };
  return sendImport(body, plan.rows, {
    signal,
    onLost,
    onBegun: (job) => {
      changeImport({ job });
      rememberSent(job._id);
    },
    onSent: (sent) => tell({ sent }),
  });
}

async function follow(id: string, signal: AbortSignal): Promise<void> {
  await end(await followImport(id, { signal, onLost }, (job) => changeImport({ job })));
}

async function end(job: ImportJob): Promise<void> {
  if (job.state === "canceled") {
    stopWriting();
  } else if (job.state === "failed") {
    changeImport({ job: null });
    tell({ failure: job.failure ?? { row: null, msg: "" } });
  } else {
    const { writing } = readImport();
    if (writing) {
      rememberCompanies(writing.plan.links);
      sayImported(writing.navigate, writing.kind, job);
    }
    changeImport({ job });
    await refreshData();
  }
}

function giveUp(error: unknown, signal: AbortSignal): void {
  if (signal.aborted || isSignedOut(error)) return;
  changeImport({ job: null });
  tell({ failure: { row: null, msg: failureText(error, "") }, isLost: false });
}

function onLost(isLost: boolean): void {
  if (readImport().writing?.isLost !== isLost) tell({ isLost });
}

function tell(changes: Partial<Writing>): void {
  const { writing } = readImport();
  if (writing) changeImport({ writing: { ...writing, ...changes } });
}
