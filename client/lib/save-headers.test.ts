import { expect, test } from "vitest";
import { createSaveHeaders } from "./save-headers.ts";

test("the same content sent again has the same key, other content another", () => {
  const headers = createSaveHeaders(undefined);
  const first = headers.of({ name: "Acme" });
  expect(first["idempotency-key"]).toMatch(/^[\w-]{8,60}$/);
  expect(headers.of({ name: "Acme" })).toEqual(first);
  expect(headers.of({ name: "Bolt" })).not.toEqual(first);
  expect(headers.of({ name: "Acme" }), "also after other content").toEqual(first);
});

test("once the record is made, the same content is another record", () => {
  const headers = createSaveHeaders(undefined);
  const first = headers.of({ name: "Acme" });
  headers.settle();
  expect(headers.of({ name: "Acme" })).not.toEqual(first);
});

test("a change names the version that it was made from, until it is based on another", () => {
  const headers = createSaveHeaders({ updatedAt: "2026-05-04T10:00:00.000Z" });
  expect(headers.of({ name: "Acme" })).toEqual({ "if-match": '"2026-05-04T10:00:00.000Z"' });
  headers.rebase({ updatedAt: "2026-05-04T11:00:00.000Z" });
  expect(headers.of({ name: "Acme" })).toEqual({ "if-match": '"2026-05-04T11:00:00.000Z"' });
});
