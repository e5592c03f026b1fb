import { type BatchPart, batchEndpoints } from "../../../shared/api/batch.ts";

interface Asked {
  address: string;
  resolve: (response?: Response) => void;
  reject: (error: unknown) => void;
}

/** Why a request is given up to which there is no answer. */
export const silence = "silence";

/** What has been asked for in this task. */
let waiting: Asked[] = [];

/**
 * Asks for an address in one call with all others of the same task, which `fetchBatch` sends. Undefined where
 * no answer comes that way: then the address is to be asked by itself.
 */
export function askTogether(
  address: string,
  fetchBatch: (address: string) => Promise<Response>,
): Promise<Response | undefined> {
  if (waiting.length === 0) queueMicrotask(() => void askAll(fetchBatch));
  return new Promise((resolve, reject) => waiting.push({ address, resolve, reject }));
}

async function askAll(fetchBatch: (address: string) => Promise<Response>): Promise<void> {
  const asked = waiting;
  waiting = [];
  const get = asked.map(({ address }) => address).join();
  try {
    const response = await fetchBatch(`${batchEndpoints.get.url}?${new URLSearchParams({ get })}`);
    if (response.ok) await handOut(response, asked);
  } catch (error) {
    // Who has waited for so long is not to wait as long again.
    if (error === silence) for (const { reject } of asked) reject(error);
  }
  // Whoever has been given an answer keeps it.
  for (const { resolve } of asked) resolve();
}

/** Gives each answer to who asked for it as soon as its line is there. */
async function handOut({ body }: Response, asked: readonly Asked[]): Promise<void> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
    const lines = (rest + piece.value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      // as: the server writes no others.
      const { part, body: text, ...head } = JSON.parse(line) as BatchPart;
      asked[part]?.resolve(new Response(text, head));
    }
  }
}
