import Fastify from "fastify";
import { afterEach, expect, test, vi } from "vitest";
import { limitTime } from "./deadline.ts";

afterEach(() => void vi.useRealTimers());

test.each([
  ["and makes headway is answered when it is done", true, 200],
  ["and makes none is refused", false, 503],
])("what takes longer than a request may %s", async (_, makesHeadway, status) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const app = Fastify();
  const deadline = limitTime(app, 100);
  app.get("/", { onRequest: deadline.limitTime }, async (_request, reply) => {
    for (let step = 0; step < 5; step += 1) {
      vi.advanceTimersByTime(60);
      if (makesHeadway) deadline.renewTime(reply);
    }
    return "done";
  });
  expect((await app.inject("/")).statusCode).toBe(status);
  await app.close();
});
