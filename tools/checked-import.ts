import { expect, onTestFinished, vi } from "vitest";
import { buildDrafts } from "../client/import/check/drafts.ts";
import { forecast } from "../client/import/check/forecast.ts";
import { findHere } from "../client/import/check/here.ts";
import { loadKnown } from "../client/import/check/known.ts";
import { toPlan } from "../client/import/check/plan.ts";
import { guessMatch } from "../client/import/match/guess.ts";
import type { ImportKind, Rule, Source } from "../client/import/types.ts";
import type { Person, TestApp } from "../server/test/harness.ts";
import { importRows } from "../server/test/imports.ts";
import { importLimits } from "../shared/imports.ts";
import { defaultSettings } from "../shared/settings.ts";

/** What the check does unless the user wants it otherwise. */
export const rule: Rule = { changed: "update", identical: "skip", replace: [] };
const { formats } = defaultSettings;

/** The browser's calls go to this server, as this person. */
export function browseAs({ app }: TestApp, { token }: Person) {
  vi.stubGlobal("localStorage", { getItem: () => token });
  vi.stubGlobal("fetch", async (url: string, { method, headers, body }: RequestInit = {}) => {
    const answer = await app.inject({
      // as: those of the endpoints.
      method: method as "GET",
      url,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === "string" && { payload: body }),
    });
    // as: no header of an answer stands twice.
    const { statusCode: status, headers: given } = answer;
    return new Response(answer.body, { status, headers: given as Record<string, string> });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
}

/** A file as it is checked. */
export async function check(source: Source, kind: ImportKind) {
  const match = await guessMatch(source, kind, formats);
  const known = await loadKnown();
  const drafts = await findHere(await buildDrafts(source, match, known), match, known);
  return { match, known, drafts };
}

type Checked = Awaited<ReturnType<typeof check>>;

/** What was foreseen of the rows, and what became of them. */
export async function write(ana: Person, { match, known, drafts }: Checked, by: Rule) {
  const foreseen = forecast(drafts, by, match.kind);
  const plan = await toPlan(drafts, by, match, known);
  expect(plan.skipped).toHaveLength(foreseen.skipped);
  const chunks = [];
  for (let start = 0; start < plan.rows.length; start += importLimits.chunkRows) {
    chunks.push(plan.rows.slice(start, start + importLimits.chunkRows));
  }
  const nothing = { created: {}, updated: {}, stale: 0, failure: null };
  const job = chunks.length > 0 ? await importRows(ana, ...chunks) : nothing;
  expect(job).toMatchObject({ stale: 0, failure: null });
  return { foreseen, job };
}
