/** Milliseconds. A response not used by then is too old to be shown as new. */
const goodFor = 10_000;

interface PrefetchedResponse {
  token: string;
  askedAt: number;
  /** Undefined when it has to be asked for by itself. */
  response: Promise<Response | undefined>;
}

/** By address: what prefetch.ts has requested, until the program uses it. */
const answers = new Map<string, PrefetchedResponse>();

/** Keeps a response for whoever makes the same request; of two requests, only the first is sent. */
export function keepPrefetched(
  address: string,
  token: string,
  ask: () => Promise<Response | undefined>,
): Promise<Response | undefined> {
  const known = answers.get(address);
  if (known) return known.response;
  const response = ask();
  // Whoever uses the response sees the failure. If nobody does, it does not matter.
  response.catch(() => {});
  answers.set(address, { token, askedAt: performance.now(), response });
  return response;
}

/** The response to a prefetched request; it can be used once. */
export function takePrefetched(
  address: string,
  token: string | null,
): Promise<Response | undefined> | undefined {
  const answer = answers.get(address);
  answers.delete(address);
  const isGood = answer?.token === token && performance.now() - (answer?.askedAt ?? 0) < goodFor;
  return isGood ? answer?.response : undefined;
}

/** After a change, nothing fetched before it may be shown. */
export function dropPrefetched(): void {
  answers.clear();
}
