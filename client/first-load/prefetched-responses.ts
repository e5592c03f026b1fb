/** Milliseconds. What nobody has taken by then is too old to be shown as new. */
const goodFor = 10_000;

interface PrefetchedResponse {
  token: string;
  askedAt: number;
  response: Promise<Response>;
}

/** By address: what prefetch.ts has asked for, until the program takes it. */
const answers = new Map<string, PrefetchedResponse>();

/** Keeps an answer for whoever asks for the same; of two, the first. */
export function keepPrefetched(
  address: string,
  token: string,
  ask: () => Promise<Response>,
): Promise<Response> {
  const known = answers.get(address);
  if (known) return known.response;
  const response = ask();
  // Whoever takes it hears of the failure; when nobody does, it is no news.
  response.catch(() => {});
  answers.set(address, { token, askedAt: performance.now(), response });
  return response;
}

/** The response to a prefetched request, once. */
export function takePrefetched(
  address: string,
  token: string | null,
): Promise<Response> | undefined {
  const answer = answers.get(address);
  answers.delete(address);
  const isGood = answer?.token === token && performance.now() - (answer?.askedAt ?? 0) < goodFor;
  return isGood ? answer?.response : undefined;
}

/** After a change nothing from before it is shown. */
export function dropPrefetched(): void {
  answers.clear();
}
