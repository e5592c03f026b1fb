import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serverEndpoints } from "../../shared/api/server.ts";
import { call } from "./api.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", { getItem: () => null });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that begins its answer, and ends it, after so many seconds. */
function serverOf(begin: number, end: number) {
  vi.stubGlobal("fetch", (_address: string, { signal }: RequestInit) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        setTimeout(() => resolve(new Response(body)), begin * 1000);
        const ending = setTimeout(() => {
          controller.enqueue(new TextEncoder().encode('{"status":"ok"}'));
          controller.close();
        }, end * 1000);
        signal?.addEventListener("abort", () => {
          clearTimeout(ending);
          reject(signal.reason);
        });
      },
    });
    return promise;
  });
}

/** What a read comes to within half a minute. */
async function read() {
  const answer = call(serverEndpoints.health).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(29_000);
  return answer;
}

test("an answer that begins within seven seconds may take its time to arrive over a slow line", async () => {
  serverOf(6, 20);
  expect(await read()).toEqual({ status: "ok" });
});

test("a server that says nothing for seven seconds is out of reach", async () => {
  serverOf(8, 8);
  expect(await read()).toMatchObject({ status: 0 });
});
