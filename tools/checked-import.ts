import { expect, onTestFinished, vi } from "vitest";
import { guessMatch } from "../client/screens/import/match/guess.ts";
import type { Source } from "../client/screens/import/read/source.ts";
import type { Rule } from "../client/screens/import/rows/draft.ts";
import { buildDrafts } from "../client/screens/import/rows/drafts.ts";
import { findHere } from "../client/screens/import/rows/existing-records.ts";
import { forecast } from "../client/screens/import/rows/forecast.ts";
import { loadKnown } from "../client/screens/import/rows/known.ts";
import { toPlan } from "../client/screens/import/rows/plan.ts";
import type { Person, TestApp } from "../server/test/harness.ts";
import { importRows } from "../server/test/imports.ts";
import { defaultSettings } from "../shared/account/settings.ts";
import type { ImportKind } from "../shared/transfer/import-kinds.ts";
import { importLimits } from "../shared/transfer/imports.ts";

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
