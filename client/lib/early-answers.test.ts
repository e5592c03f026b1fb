import { beforeEach, expect, test, vi } from "vitest";
import { forgetEarly, keepEarly, takeEarly } from "./early-answers.ts";

const ask = async (text: string) =>
  await keepEarly("/api/x", "token", async () => new Response(text));

beforeEach(() => forgetEarly());

test("an early answer is given once, to who asks with the same token", async () => {
  await ask("one");
  expect(takeEarly("/api/x", "another")).toBeUndefined();
  await ask("two");
  expect(await (await takeEarly("/api/x", "token"))?.text()).toBe("two");
  expect(takeEarly("/api/x", "token")).toBeUndefined();
});

test("the same question is not put twice", async () => {
  const answers = await Promise.all([ask("one"), ask("two")]);
  expect(answers[0]).toBe(answers[1]);
});

test("an answer that nobody has taken in time, or from before a change, is not given any more", async () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(1000);
  await ask("old");
  now.mockReturnValue(11_001);
  expect(takeEarly("/api/x", "token")).toBeUndefined();
  await ask("changed");
  forgetEarly();
  expect(takeEarly("/api/x", "token")).toBeUndefined();
  now.mockRestore();
});
