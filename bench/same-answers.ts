import { deepEqual } from "node:assert/strict";
import { exchange, toRequest, type WireRequest } from "../tools/client.ts";
import type { ServerProcess } from "../tools/server.ts";
import type { Operation } from "./operations.ts";

/** A call with the body that must come back, or with its length where it has a new id and time. */
export interface ExpectedCall extends WireRequest {
  expected?: string;
  expectedLength?: number;
}

/** Of a write: what is another at every call. */
const ever = /"(_id|createdAt|updatedAt)":"[^"]*"/g;

/**
 * Makes each call once at both programs and answers it with what must come back under load. Throws
 * when the two don't answer the same bytes: then they don't do the same work.
 */
export async function expectSameAnswers(
  { name, calls, writes = false }: Operation,
  server: ServerProcess,
  floor: ServerProcess,
  token: string,
): Promise<ExpectedCall[]> {
  const expected: ExpectedCall[] = [];
  for (const plain of calls) {
    const call = toRequest(plain, token);
    const [one, other] = [await ask(server, call), await ask(floor, call)];
    const [ours, theirs] = writes ? [mask(one), mask(other)] : [one, other];
    if (ours !== theirs) {
      deepEqual(JSON.parse(ours), JSON.parse(theirs), `${name}: the floor answers something else`);
      throw new Error(`${name}: the floor answers the fields in another order`);
    }
    expected.push(writes ? { ...call, expectedLength: one.length } : { ...call, expected: one });
  }
  return expected;
}

async function ask({ baseUrl }: ServerProcess, call: WireRequest) {
  const { status, text } = await exchange(baseUrl, call);
  if (status >= 300) throw new Error(`${call.method} ${call.url}: ${status} ${text}`);
  return text;
}

function mask(text: string): string {
  return text.replace(ever, '"$1":""');
}
