import { expect, test } from "vitest";
import { createAttempts } from "./attempts.ts";

test("the same content sent again has the same name, other content another", () => {
  const attempts = createAttempts();
  const first = attempts.nameOf({ name: "Acme" });
  expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(attempts.nameOf({ name: "Acme" })).toBe(first);
  expect(attempts.nameOf({ name: "Bolt" })).not.toBe(first);
  expect(attempts.nameOf({ name: "Acme" }), "also after other content").toBe(first);
});

test("once the record is made, the same content is another record", () => {
  const attempts = createAttempts();
  const [acme, bolt] = [attempts.nameOf({ name: "Acme" }), attempts.nameOf({ name: "Bolt" })];
  attempts.settle({ name: "Acme" });
  expect(attempts.nameOf({ name: "Acme" })).not.toBe(acme);
  expect(attempts.nameOf({ name: "Bolt" })).toBe(bolt);
  attempts.settle();
  expect(attempts.nameOf({ name: "Bolt" })).not.toBe(bolt);
});
