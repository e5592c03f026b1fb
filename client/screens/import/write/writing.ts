import type { ImportKind } from "../../../../shared/transfer/import-kinds.ts";
import { type ImportJob, importEndpoints } from "../../../../shared/transfer/imports.ts";
import { failureText, isMissing, isSignedOut } from "../../../lib/api-error.ts";
import { refreshData } from "../../../lib/queries/query-client.ts";
import { persist } from "../../../lib/send/persist.ts";
import { followImport, sendImport } from "../../../lib/send/send-import.ts";
import { write } from "../../../lib/write/write.ts";
import { rememberCompanies } from "../company-links.ts";
import type { Plan } from "../rows/plan.ts";
import { changeImport, readImport, type Writing } from "../state.ts";
import { sayImported } from "./say-imported.ts";

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
    const cancel = () => write(importEndpoints.cancel, { params }, { signal, refresh: "never" });
    await persist(cancel, { signal, onLost });
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

/** The import that this tab has sent: after a reload it is found again. */
const place = "import";

export function findSent(): string | null {
  return sessionStorage.getItem(place);
}

function rememberSent(id: string): void {
  sessionStorage.setItem(place, id);
}

export function forgetSent(): void {
  sessionStorage.removeItem(place);
}
