import { expect, test } from "vitest";
import { z } from "zod";
import { writerOf } from "./answers.ts";

const person = z.object({ name: z.string(), note: z.string().nullable() });
const answer = z.object({
  data: z.array(person),
  owner: person,
  current: person.optional(),
  total: z.int(),
});

function write(value: unknown, of: z.ZodType = answer): string {
  return writerOf(of)(value);
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

test("of what may be null, or one of several, nothing else is held either", () => {
  const one = z.discriminatedUnion("type", [
    z.object({ type: z.literal("person"), person: person.nullable() }),
    z.object({
      type: z.literal("value"),
      value: z.union([z.string(), z.number(), person, z.null()]),
    }),
  ]);
  const of = z.object({ data: z.array(one) });
  const secret = { passwordHash: "secret" };
  const values = [
    { type: "person", person: ana },
    { type: "person", person: null },
    ...["text", 5, null, bo].map((value) => ({ type: "value", value })),
  ];
  const withSecrets = values.map((value) =>
    JSON.parse(JSON.stringify({ ...value, ...secret }), (_, inner) =>
      inner && typeof inner === "object" && "name" in inner ? { ...inner, ...secret } : inner,
    ),
  );
  expect(JSON.stringify(withSecrets).match(/secret/g)).toHaveLength(8);
  expect(write({ data: withSecrets }, of)).toBe(JSON.stringify({ data: values }));
  expect(() => write({ data: [{ type: "other" }] }, of)).toThrow('The answer has no "type"');
  expect(() => write({ data: [{ type: "person" }] }, of)).toThrow('The answer has no "person"');
});
