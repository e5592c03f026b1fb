import { deepEqual } from "node:assert/strict";
import type { Call, Operation } from "./operations.ts";
import type { Program } from "./programs.ts";

/** Of a write: what is another at every call. */
const ever = /"(_id|createdAt|updatedAt)":"[^"]*"/g;

/**
 * Makes each call once at both programs and answers it with what must come back under load. Throws
 * when the two don't answer the same bytes: then they don't do the same work.
 */
export async function expectSameAnswers(
  { name, calls, writes = false }: Operation,
  server: Program,
  floor: Program,
  token: string,
) {
  const expected = [];
  for (const call of calls) {
    const [one, other] = [await ask(server, call, token), await ask(floor, call, token)];
    const [ours, theirs] = writes ? [mask(one), mask(other)] : [one, other];
    if (ours !== theirs) {
      deepEqual(JSON.parse(ours), JSON.parse(theirs), `${name}: the floor answers something else`);
      throw new Error(`${name}: the floor answers the fields in another order`);
    }
    expected.push(writes ? { ...call, expectedLength: one.length } : { ...call, expected: one });
  }
  return expected;
}

async function ask({ baseUrl }: Program, { method, path, body }: Call, token: string) {
  const response = await fetch(baseUrl + path, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text;
}

function mask(text: string): string {
  return text.replace(ever, '"$1":""');
}
