import { expect, test } from "vitest";
import { createHashQueue } from "./hash-queue.ts";

/** Work that begins when it is let in and ends when the test says so. */
function createWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const work = {
    hasBegun: false,
    end: () => resolve("done"),
    fail: () => reject(new Error("out of memory")),
    begin: () => {
      work.hasBegun = true;
      return promise;
    },
  };
  return work;
}

const begun = (works: { hasBegun: boolean }[]) => works.filter(({ hasBegun }) => hasBegun).length;
/** Everything that could go on has gone on. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("no more run at once than allowed, the next begin in the order they came", async () => {
  const queue = createHashQueue({ atOnce: 2, waiting: 3 });
  const works = Array.from({ length: 5 }, createWork);
  const answers = works.map(({ begin }) => queue.run(begin));
  await settled();
  expect(begun(works)).toBe(2);
  works[1]!.end();
  await settled();
  expect(works.map(({ hasBegun }) => hasBegun)).toEqual([true, true, true, false, false]);
  for (const { end } of works) end();
  await expect(Promise.all(answers)).resolves.toEqual(Array(5).fill("done"));
});

test("who would wait behind too many is sent away at once, and heard when there is room", async () => {
  const queue = createHashQueue({ atOnce: 1, waiting: 1 });
  const [first, second, third] = [createWork(), createWork(), createWork()];
  const answers = [queue.run(first.begin), queue.run(second.begin)];
  await expect(queue.run(third.begin)).rejects.toMatchObject({ statusCode: 503 });
  expect(queue.refuseIfFull).toThrow("answers.loginsTooMany");
  expect(third.hasBegun).toBe(false);
  first.end();
  await answers[0];
  expect(queue.refuseIfFull).not.toThrow();
  answers.push(queue.run(third.begin));
  second.end();
  third.end();
  await expect(Promise.all(answers)).resolves.toEqual(["done", "done", "done"]);
});

test("a hash that fails gives its place to the next", async () => {
  const queue = createHashQueue({ atOnce: 1, waiting: 1 });
  const [first, second] = [createWork(), createWork()];
  const failed = queue.run(first.begin);
  const answer = queue.run(second.begin);
  first.fail();
  second.end();
  await expect(failed).rejects.toThrow("out of memory");
  await expect(answer).resolves.toBe("done");
});
