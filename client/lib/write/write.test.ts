import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { taskEndpoints } from "../../../shared/kinds/tasks.ts";
import { deliverWith, waiting } from "../notify.ts";
import { createAttempts } from "./attempts.ts";
import { ifRefused } from "./say-failed.ts";
import { succeeds, write } from "./write.ts";

interface Sent {
  key: string | null;
  body: { _id: string };
}

/** What was sent, and what the server answers; null for a lost connection. */
let sent: Sent[] = [];
let answers: ({ status: number; body: object } | null)[] = [];
let said: string[] = [];

const made = { status: 201, body: { data: { _id: "a" } } };
const refused = { status: 400, body: { msg: "Too long" } };

beforeEach(() => {
  sent = [];
  said = [];
  deliverWith(() => {
    said.push(...waiting.keys());
    waiting.clear();
  });
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("fetch", async (_address: string, { headers, body }: RequestInit) => {
    sent.push({ key: new Headers(headers).get("Idempotency-Key"), body: JSON.parse(String(body)) });
    const answer = answers.shift();
    if (!answer) throw new TypeError("Failed to fetch");
    return Response.json(answer.body, { status: answer.status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const call = { body: { text: "Call" } };

test("sent again after no answer came, a record has the same id and key, and another one once it is made", async () => {
  answers = [null, made, made];
  for (const succeeded of [false, true, true]) {
    expect(await succeeds(write(taskEndpoints.create, call))).toBe(succeeded);
  }
  const [first, second, third] = sent;
  expect(first?.body._id).toBe(first?.key);
  expect(second).toEqual(first);
  expect(third?.key).not.toBe(first?.key);
});

test("an act of several writes keeps its ids until it settles them", async () => {
  answers = [made, made, made];
  const attempts = createAttempts();
  await write(taskEndpoints.create, call, { attempts });
  await write(taskEndpoints.create, call, { attempts });
  attempts.settle();
  await write(taskEndpoints.create, call, { attempts });
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
});

test("what is expected is shown at once, and taken back after a failure, which is said", async () => {
  const shown: string[] = [];
  const paint = () => {
    shown.push("new");
    return () => void shown.push("old");
  };
  answers = [made, refused, null];
  const options = { paint, done: "Task added", failed: "Not saved" };
  for (const _ of answers.slice()) await succeeds(write(taskEndpoints.create, call, options));
  expect(shown).toEqual(["new", "new", "old", "new", "old"]);
  expect(said).toEqual(["Task added", "Too long", "Not saved"]);
});

test("a lost connection can be left to be shown in place", async () => {
  answers = [null, refused];
  const options = { failed: ifRefused("Not saved") };
  for (const _ of answers.slice()) await succeeds(write(taskEndpoints.create, call, options));
  expect(said).toEqual(["Too long"]);
});
