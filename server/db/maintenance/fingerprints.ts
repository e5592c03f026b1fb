import { hash } from "node:crypto";
import type { Db } from "../engine/database.ts";
import type { CatalogTable } from "./catalog.ts";
import { type Row, readRows } from "./table-rows.ts";

/** What tells whether two tables hold the same, whichever engine they are in. */
export interface Fingerprint {
  table: string;
  rows: number;
  /** Of all numbers in the table. */
  sum: bigint;
  /** Of all rows, in whatever order: the sum of their SHA-256, cut to 128 bits. */
  checksum: string;
}

const modulus = 1n << 128n;

/** Reads every row of every table. */
export async function readFingerprints(
  db: Db,
  tables: readonly CatalogTable[],
): Promise<Fingerprint[]> {
  const fingerprints: Fingerprint[] = [];
  for (const table of tables) fingerprints.push(await readFingerprint(db, table));
  return fingerprints;
}

async function readFingerprint(db: Db, table: CatalogTable): Promise<Fingerprint> {
  // The engines may name a table's columns in another order.
  const columns = [...table.columns].sort();
  let rows = 0;
  let sum = 0n;
  let total = 0n;
  for await (const batch of readRows(db, table)) {
    rows += batch.length;
    for (const row of batch) {
      for (const column of columns) sum += toWhole(row[column]);
      total = (total + hashRow(row, columns)) % modulus;
    }
  }
  return { table: table.name, rows, sum, checksum: total.toString(16).padStart(32, "0") };
}

function hashRow(row: Row, columns: readonly string[]): bigint {
  const text = JSON.stringify(columns.map((column) => toCommon(row[column])));
  return BigInt(`0x${hash("sha256", text).slice(0, 32)}`);
}

/** SQLite has no booleans, and JSON no bytes. */
function toCommon(value: unknown): unknown {
  if (typeof value === "boolean") return Number(value);
  return value instanceof Uint8Array ? Buffer.from(value).toString("hex") : value;
}

function toWhole(value: unknown): bigint {
  const common = toCommon(value);
  return typeof common === "number" ? BigInt(Math.trunc(common)) : 0n;
}

/** One text for the whole database; equal when all of it is. */
export function combine(fingerprints: readonly Fingerprint[]): string {
  const lines = fingerprints.map(({ table, rows, checksum }) => `${table} ${rows} ${checksum}`);
  return hash("sha256", lines.sort().join("\n"));
}

/** The names of the tables that differ, or that only one side has. */
export function findDifferences(
  one: readonly Fingerprint[],
  other: readonly Fingerprint[],
): string[] {
  const names = new Set([...one, ...other].map(({ table }) => table));
  const find = (all: readonly Fingerprint[], name: string) =>
    all.find(({ table }) => table === name)?.checksum;
  return [...names].filter((name) => find(one, name) !== find(other, name));
}
