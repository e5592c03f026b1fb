import { readFirmName } from "../../../shared/matching/firm-name.ts";
import { toFirmKey } from "../../../shared/matching/match-keys.ts";
import { fold } from "../../../shared/text/fold.ts";

/** Most rows of a file share a company with others, and a key takes a while to make. */
const kept = new Map<string, string>();
const mostKept = 10_000;

/** By which companies are the same: without case and accents, and of one legal form. */
export function nameKey(name: string): string {
  const known = kept.get(name);
  if (known !== undefined) return known;
  const key = `${toFirmKey(name) || fold(name)} ${readFirmName(name).form}`.trim();
  if (kept.size < mostKept) kept.set(name, key);
  return key;
}

/** By which tags are the same, as on the server. */
export function tagKey(name: string): string {
  return fold(name);
}
