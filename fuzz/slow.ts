import type { WireRequest } from "../tools/client.ts";

/** Milliseconds after which a request is told of as slow. */
const slowAfter = 1000;
/** Milliseconds of the thread that serves, for which all others wait, after which one is told of. */
const blockingAfter = 40;
/** The same after which the run has failed: on a small account nothing takes so long. */
export const blockingAtMost = 250;

interface SlowRequest {
  milliseconds: number;
  request: WireRequest;
}

/** Of each operation the slowest request, by its name. */
export interface SlowRequests {
  /** On the clock. */
  slow: Map<string, SlowRequest>;
  /** In the thread that serves, where that is known. */
  blocking: Map<string, SlowRequest>;
}

/** Answers what is called when the request has its answer. */
export function timeRequest(
  { slow, blocking }: SlowRequests,
  name: string,
  request: WireRequest,
  readComputed: () => number = () => 0,
): () => void {
  const begun = performance.now();
  const computed = readComputed();
  const note = (found: Map<string, SlowRequest>, milliseconds: number, least: number) => {
    const slowest = found.get(name)?.milliseconds ?? least;
    if (milliseconds > slowest) found.set(name, { milliseconds, request });
  };
  return () => {
    note(slow, performance.now() - begun, slowAfter);
    note(blocking, readComputed() - computed, blockingAfter);
  };
}
