import { setTimeout as sleep } from "node:timers/promises";
import { type ActProgress, changeIdHeader, historyEndpoints } from "../shared/history/history.ts";
import { type Answer, type Session, send } from "../tools/client.ts";

/** The change in the history that an answer tells of; an act that goes on tells where to look. */
export function changeOf({ status, headers }: Answer): string {
  if (status === 202) return headers.location?.split("/").at(-2) ?? "";
  return String(headers[changeIdHeader.toLowerCase()] ?? "");
}

/** Until an act that goes on after its answer is done; undefined when nothing is left of it. */
export async function waitForEnd(account: Session, id: string): Promise<ActProgress | undefined> {
  while (true) {
    const params = { id };
    const answer = await send(account, { endpoint: historyEndpoints.progress, params });
    if (answer.status === 404) return undefined;
    if (answer.status === 200) {
      const progress: ActProgress = JSON.parse(answer.text).data;
      if (progress.state === "failed") throw new Error(`It failed: ${answer.text}`);
      if (progress.state === "done") return progress;
    }
    await sleep(200);
  }
}

/** Takes a change back, to its end. */
export async function undo(account: Session, id: string): Promise<Answer> {
  const call = { endpoint: historyEndpoints.undo, params: { id }, body: {} };
  const answer = await send(account, call);
  if (answer.status === 202) await waitForEnd(account, changeOf(answer));
  return answer;
}
