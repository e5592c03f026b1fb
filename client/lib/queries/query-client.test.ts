import { QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test } from "vitest";
import { queryClient, refreshData } from "./query-client.ts";
import { askFor } from "./query-of.ts";

afterEach(() => queryClient.clear());

/** A query whose answers are given one by one, as the server would at the time it is asked. */
function createReading() {
  const answers: ((text: string) => void)[] = [];
  const options = {
    queryKey: ["reading"],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      new Promise<string>((resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
        answers.push(resolve);
      }),
  };
  return { options, answer: (place: number, text: string) => answers[place]?.(text) };
}

test("a first reading that a change overtakes is read again by the screen that waits for it", async () => {
  const { options, answer } = createReading();
  const screen = new QueryObserver(queryClient, options);
  const leave = screen.subscribe(() => {});
  const refreshed = refreshData();
  answer(0, "before");
  await expect.poll(() => screen.getCurrentResult().fetchStatus).toBe("fetching");
  answer(1, "after");
  await refreshed;
  expect(screen.getCurrentResult()).toMatchObject({ data: "after", isError: false });
  leave();
});

test("what was fetched ahead while a change was made is not taken for fresh", async () => {
  const { options, answer } = createReading();
  const ahead = queryClient.prefetchQuery(options);
  await refreshData();
  answer(0, "before");
  await ahead;
  const screen = new QueryObserver(queryClient, options);
  const leave = screen.subscribe(() => {});
  answer(1, "after");
  await expect.poll(() => screen.getCurrentResult().data).toBe("after");
  leave();
});

test("what is on screen stays there while it is read again", async () => {
  const { options, answer } = createReading();
  const screen = new QueryObserver(queryClient, options);
  const leave = screen.subscribe(() => {});
  answer(0, "before");
  await expect.poll(() => screen.getCurrentResult().data).toBe("before");
  const refreshed = refreshData();
  await expect.poll(() => screen.getCurrentResult().fetchStatus).toBe("fetching");
  expect(screen.getCurrentResult()).toMatchObject({ data: "before", isStale: true });
  answer(1, "after");
  await refreshed;
  expect(screen.getCurrentResult().data).toBe("after");
  leave();
});

test("what an act goes on with is not taken back by a change that refetches everything", async () => {
  const { options, answer } = createReading();
  const asked = askFor(options);
  await refreshData();
  answer(0, "asked");
  await expect(asked).resolves.toBe("asked");
});
