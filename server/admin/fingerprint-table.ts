import type { Fingerprint } from "../db/maintenance/fingerprints.ts";
import { toTable } from "./table.ts";

/** What is in each table, for a person to keep or to compare. */
export function toFingerprintTable(fingerprints: readonly Fingerprint[]): string {
  const rows = fingerprints.map(({ table, rows: count, sum, checksum }) => [
    table,
    String(count),
    String(sum),
    checksum,
    "equal",
  ]);
  return toTable([["table", "rows", "sum of numbers", "checksum", ""], ...rows], [1, 2]);
}
