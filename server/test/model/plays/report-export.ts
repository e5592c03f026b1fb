import { expect } from "vitest";
import { nameOf } from "../../../../shared/api/endpoint-name.ts";
import { reportExports } from "../../../../shared/reports/report-exports.ts";
import type { Plays } from "../world.ts";

const { workbook, ...tables } = reportExports;
const input = { query: { period: "year", on: "2026-05-04" } };

/** Files of reports: what they say, the reports themselves say. */
export const reportExportPlays: Plays = Object.fromEntries([
  ...Object.values(tables).map((endpoint): [string, Plays[string]] => [
    nameOf(endpoint),
    () => ({ input, meets: (text) => expect(text).toMatch(/^\uFEFF?[A-Z]/) }),
  ]),
  // A packed file.
  [nameOf(workbook), () => ({ input, meets: (text) => expect(text.slice(0, 2)).toBe("PK") })],
]);
