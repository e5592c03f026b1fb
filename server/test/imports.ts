import { randomUUID } from "node:crypto";
import { expect, vi } from "vitest";
import { type ImportRow, importEndpoints } from "../../shared/transfer/imports.ts";
import type { Caller } from "./harness.ts";

export const importSource = {
  into: "customers",
  file: "google-contacts.csv",
  rows: 3,
  skipped: 0,
  unread: 0,
} as const;

/** One that takes rows. */
export async function openImport(person: Caller, file: string = importSource.file) {
  return (await person.call(importEndpoints.create, { body: { ...importSource, file } })).data;
}

/** One with all of its rows, of which nothing is written yet. */
export async function stageImport(person: Caller, ...chunks: ImportRow[][]) {
  const { _id: id } = await openImport(person);
  for (const [number, rows] of chunks.entries()) {
    const params = { id, number: String(number) };
    await person.call(importEndpoints.send, { params, body: { rows } });
  }
  return { id };
}

export async function untilEnded(person: Caller, params: { id: string }) {
  return vi.waitFor(
    async () => {
      const { data } = await person.call(importEndpoints.get, { params });
      expect(data.endedAt).not.toBeNull();
      return data;
    },
    { timeout: 60_000 },
  );
}

/** The import of some rows once it has ended. */
export async function importRows(person: Caller, ...chunks: ImportRow[][]) {
  const params = await stageImport(person, ...chunks);
  await person.call(importEndpoints.run, { params });
  return untilEnded(person, params);
}

type NewRow<Kind> = Extract<ImportRow, { kind: Kind; act: "create" }>;

/** A row of a new record. */
export function toRow<Kind extends ImportRow["kind"]>(kind: Kind, values: NewRow<Kind>["values"]) {
  // as: the values are those of the kind.
  return { kind, act: "create", _id: randomUUID(), values } as NewRow<Kind>;
}

/** A company with so many customers, in chunks as large as there may be. */
export function toList(count: number, company = toRow("companies", { name: "Berg & Co" })) {
  const rows: ImportRow[] = [company];
  for (let n = 0; n < count; n += 1) {
    rows.push(toRow("customers", { name: `Customer ${n}`, company: company._id, value: n }));
  }
  return Array.from({ length: Math.ceil(rows.length / 500) }, (_, chunk) =>
    rows.slice(chunk * 500, (chunk + 1) * 500),
  );
}

/** Runs one and waits until some of it is written, which is long before its end. */
export async function runImport(person: Caller, ...chunks: ImportRow[][]) {
  const params = await stageImport(person, ...chunks);
  await person.call(importEndpoints.run, { params });
  const get = async () => (await person.call(importEndpoints.get, { params })).data;
  await vi.waitFor(async () => expect((await get()).written).toBeGreaterThan(0), {
    interval: 1,
    timeout: 10_000,
  });
  return params;
}
