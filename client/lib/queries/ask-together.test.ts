import { expect, test } from "vitest";
import { askTogether, silence } from "./ask-together.ts";

/** Asks for addresses in one task; `answer` is what comes to the batch. */
function askFor(addresses: readonly string[], answer: () => Promise<Response>) {
  const calls: string[] = [];
  const fetchBatch = (address: string) => {
    calls.push(address);
    return answer();
  };
  const asked = addresses.map((address) => askTogether(address, fetchBatch));
  return { asked, calls };
}

const lineOf = (part: number, body: string, status = 200) =>
  `${JSON.stringify({ part, status, headers: { etag: `"${part}"` }, body })}\n`;

const answerOf = (text: string) => async () => new Response(text);

test("what is asked for in one task goes out as one call, and each gets the answer to its own", async () => {
  const { asked, calls } = askFor(
    ["/api/a?x=1", "/api/b"],
    answerOf(lineOf(1, "second", 404) + lineOf(0, "first")),
  );
  const [first, second] = await Promise.all(asked);
  expect(calls).toEqual(["/api/batch?get=%2Fapi%2Fa%3Fx%3D1%2C%2Fapi%2Fb"]);
  expect([first?.status, await first?.text(), first?.headers.get("etag")]).toEqual([
    200,
    "first",
    '"0"',
  ]);
  expect([second?.status, await second?.text()]).toEqual([404, "second"]);
  const later = askFor(["/api/c"], answerOf(lineOf(0, "third")));
  expect(await (await later.asked[0])?.text()).toBe("third");
  expect(later.calls).toEqual(["/api/batch?get=%2Fapi%2Fc"]);
});

test("an answer is there as soon as its line is, however the lines come in pieces", async () => {
  let send: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      send = controller;
    },
  });
  const { asked } = askFor(["/api/a", "/api/b"], async () => new Response(body));
  const write = (text: string) => send?.enqueue(new TextEncoder().encode(text));
  const [one, other] = [lineOf(1, "quick"), lineOf(0, "slow")];
  write(one.slice(0, 9));
  write(one.slice(9) + other.slice(0, 5));
  expect(await (await asked[1])?.text()).toBe("quick");
  write(other.slice(5));
  expect(await (await asked[0])?.text()).toBe("slow");
  send?.close();
});

test.each<[string, () => Promise<Response>]>([
  ["is refused", async () => new Response("{}", { status: 503 })],
  ["finds no connection", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["is not what it should be", answerOf("<!doctype html>\n")],
  ["has nothing in it", answerOf("")],
])("each asks by itself when the batch %s", async (_, answer) => {
  const { asked } = askFor(["/api/a", "/api/b"], answer);
  expect(await Promise.all(asked)).toEqual([undefined, undefined]);
});

test("a part without a line is asked for by itself, and the others are kept", async () => {
  const { asked } = askFor(["/api/a", "/api/b"], answerOf(lineOf(1, "there")));
  const [missing, there] = await Promise.all(asked);
  expect(missing).toBeUndefined();
  expect(await there?.text()).toBe("there");
});

test("after a long silence nobody waits once more", async () => {
  const { asked } = askFor(["/api/a"], () => Promise.reject(silence));
  await expect(asked[0]).rejects.toBe(silence);
});
