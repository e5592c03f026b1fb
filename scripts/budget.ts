import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readManifest } from "../client/app/first-load/build/manifest.ts";
import { sum } from "../tools/statistics.ts";
import { toTable } from "../tools/table.ts";
import { builds } from "./builds.mjs";
import { root } from "./stages.ts";

/** A part over its budget by this much more is left alone: minified names differ from build to build. */
const tolerance = 1.01;
/** What every screen behind the login loads beside its own source. */
const inside = ["app/layout/dashboard-layout.tsx"];

const budgetSchema = z.record(
  z.string(),
  z.object({
    /** The source of the screen, below client/. */
    source: z.string(),
    /** Bytes of scripts that must arrive before it can be used, compressed by gzip. */
    bytes: z.int(),
    /** As many files they are in. */
    files: z.int(),
    /** Bytes that are aimed at. */
    goal: z.int(),
  }),
);
export type Budget = z.output<typeof budgetSchema>[string];

/** What each screen behind the login may load before it can be used; changed only with a decision record. */
export function readBudgets(): Record<string, Budget> {
  const text = readFileSync(join(root, "docs", "budget.json"), "utf8");
  return budgetSchema.parse(JSON.parse(text));
}

/** The sources that the first view of a screen is made of. */
export function sourcesOf({ source }: Budget): string[] {
  return [...inside, source];
}

/** Bytes of a built file as it is sent: fonts, and files too small to gain by it, are not compressed. */
export function sentSize(address: string, coding: "gz" | "br"): number {
  const file = join(builds.client.directory, address);
  const compressed = `${file}.${coding}`;
  return statSync(existsSync(compressed) ? compressed : file).size;
}

export interface Load {
  bytes: number;
  files: number;
}

export function isOver(load: Load, budget: Load): boolean {
  return load.bytes > budget.bytes * tolerance || load.files > budget.files;
}

/** Prints what the screens of the built client load beside their budgets; false when one is over. */
export async function checkBudgets(): Promise<boolean> {
  const parts = await readManifest();
  const screens = Object.entries(readBudgets()).map(([name, budget]) => {
    const files = new Set([parts.prefetch, ...parts.of(sourcesOf(budget))]);
    const sizes = [...files].map((file) => sentSize(file, "gz"));
    const load = { bytes: sum(sizes), files: files.size };
    return { name, budget, load };
  });
  console.log(
    toTable(
      ["scripts that come first", "bytes, gzip", "budget", "goal", "files", "budget"],
      screens.map(({ name, budget, load }) => [
        name,
        load.bytes,
        budget.bytes,
        budget.goal,
        load.files,
        budget.files,
      ]),
    ),
  );
  const over = screens.filter(({ load, budget }) => isOver(load, budget));
  for (const { name } of over) console.log(`${name} loads more than docs/budget.json allows.`);
  return over.length === 0;
}
