import { expect, test } from "vitest";
import { z } from "zod";
import { serializerCompiler } from "./answers.ts";

const person = z.object({ name: z.string(), note: z.string().nullable() });
const answer = z.object({
  data: z.array(person),
  owner: person,
  current: person.optional(),
  total: z.int(),
});

function write(value: unknown): string {
  const schema = JSON.parse(JSON.stringify(z.toJSONSchema(answer)));
  return serializerCompiler({ schema, method: "GET", url: "/" })(value);
}

const ana = { name: 'Ana "A" \ud800 ü', note: null };
const bo = { name: "Bo", note: "" };

test("an answer holds what its schema names, in its order, and nothing else", () => {
  const secret = { passwordHash: "secret", owner: "somebody" };
  const value = { total: 2, ...secret, owner: { ...secret, ...bo }, data: [{ ...secret, ...ana }] };
  expect(write(value)).toBe(JSON.stringify({ data: [ana], owner: bo, total: 2 }));
  expect(write({ ...value, data: [], current: { ...secret, ...ana } })).toBe(
    JSON.stringify({ data: [], owner: bo, current: ana, total: 2 }),
  );
});

test("an answer without something that its schema requires fails, at any depth", () => {
  const whole = { data: [ana], owner: bo, total: 1 };
  expect(() => write({ ...whole, total: undefined })).toThrow('The answer has no "total"');
  expect(() => write({ ...whole, data: [{ name: "Ana" }] })).toThrow('The answer has no "note"');
  expect(() => write({ data: [ana], total: 1 })).toThrow('The answer has no "owner"');
});
