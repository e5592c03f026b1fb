import { beforeEach, expect, test, vi } from "vitest";
import { dropPrefetched, keepPrefetched, takePrefetched } from "./prefetched-responses.ts";

const ask = async (text: string) =>
  await keepPrefetched("/api/x", "token", async () => new Response(text));

beforeEach(() => dropPrefetched());

test("a prefetched response is given once, to who asks with the same token", async () => {
  await ask("one");
  expect(takePrefetched("/api/x", "another")).toBeUndefined();
  await ask("two");
  expect(await (await takePrefetched("/api/x", "token"))?.text()).toBe("two");
  expect(takePrefetched("/api/x", "token")).toBeUndefined();
});

test("the same question is not put twice", async () => {
  const answers = await Promise.all([ask("one"), ask("two")]);
  expect(answers[0]).toBe(answers[1]);
});

test("an answer that nobody has taken in time, or from before a change, is not given any more", async () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(1000);
  await ask("old");
  now.mockReturnValue(11_001);
  expect(takePrefetched("/api/x", "token")).toBeUndefined();
  await ask("changed");
  dropPrefetched();
  expect(takePrefetched("/api/x", "token")).toBeUndefined();
  now.mockRestore();
});
