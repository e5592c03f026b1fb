import { changeIdHeader, historyEndpoints } from "../../shared/history.ts";
import { ApiError, call, isRefusal } from "./api.ts";
import { tellProgress } from "./progress.ts";

/** Milliseconds between two looks, and for how long the server may be out of reach, as when it starts again. */
const pause = 1000;
const patience = 120_000;

/**
 * Follows an act that goes on after its request was answered, and resolves to what that would have
 * been answered. Throws an ApiError as send() does. `key`: the request's Idempotency-Key.
 */
export async function waitForAct(accepted: Response, key: string | null): Promise<Response> {
  const id = accepted.headers.get("Location")?.split("/").at(-2) ?? "";
  let lastHeard = Date.now();
  while (true) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    try {
      const { data } = await call(historyEndpoints.progress, { params: { id } });
      lastHeard = Date.now();
      const { state, done, total, status, answer } = data;
      if (key && done !== null && total !== null) tellProgress({ key, done, total });
      if (state === "failed") throw new ApiError(status ?? 500, answer ?? {});
      if (state === "done") {
        return Response.json(answer ?? {}, { headers: { [changeIdHeader]: id } });
      }
    } catch (error) {
      const isLost = !isRefusal(error) && Date.now() - lastHeard > patience;
      if (isRefusal(error) || isLost) throw error;
    }
  }
}
