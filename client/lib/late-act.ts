import {
  type ActProgress,
  changeIdHeader,
  historyEndpoints,
} from "../../shared/history/history.ts";
import { parts } from "../../shared/words/en/parts.ts";
import { ApiError, isRefusal } from "./api-error.ts";
import { tellProgress } from "./browser/progress.ts";
import { formatCount } from "./format/count.ts";
import { notify } from "./notify.ts";
import { noteOwnChange } from "./own-changes.ts";

/** Milliseconds between two looks, and for how long the server may be out of reach, as when it starts again. */
const pause = 1000;
const patience = 120_000;

/** call() of api.ts, which imports this file. */
type Call = (
  endpoint: typeof historyEndpoints.progress,
  request: { params: { id: string } },
) => Promise<{ data: ActProgress }>;

/**
 * Follows an act that goes on after its request was answered, and resolves to what that would have
 * been answered. Throws an ApiError as send() does. `key`: the request's Idempotency-Key, by which a
 * screen may show how far it has come; without one a toast does.
 */
export async function waitForAct(
  accepted: Response,
  key: string | null,
  call: Call,
): Promise<Response> {
  const id = accepted.headers.get("Location")?.split("/").at(-2) ?? "";
  const headers = new Headers({ [changeIdHeader]: id });
  // The news of its end may come before the next look: then this page shows the end itself.
  noteOwnChange(headers, {});
  try {
    return await follow(id, call, (progress) => tell(id, key, progress));
  } finally {
    notify.progress(id, null);
  }
}

async function follow(
  id: string,
  call: Call,
  onProgress: (progress: ActProgress) => void,
): Promise<Response> {
  while (true) {
    const progress = await look(id, call);
    const { state, status, answer } = progress;
    if (state === "failed") throw new ApiError(status ?? 500, answer ?? {});
    if (state === "done") {
      return Response.json(answer ?? {}, { headers: { [changeIdHeader]: id } });
    }
    onProgress(progress);
  }
}

/** How far it has come in a moment, as soon as the server is there to say so. */
async function look(id: string, call: Call): Promise<ActProgress> {
  const begin = Date.now();
  while (true) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    try {
      return (await call(historyEndpoints.progress, { params: { id } })).data;
    } catch (error) {
      if (isRefusal(error) || Date.now() - begin > patience) throw error;
    }
  }
}

function tell(id: string, key: string | null, { done, total }: ActProgress): void {
  if (key && done !== null && total !== null) tellProgress({ key, done, total });
  if (!key) notify.progress(id, howFar(done ?? 0, total));
}

function howFar(done: number, total: number | null): string {
  if (done === 0) return parts.working.begun;
  return total === null ? parts.working.soFar(done) : parts.working.of(formatCount(done), total);
}
