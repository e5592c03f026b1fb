import { fold } from "../../../shared/fold.ts";
import { toFirmKey } from "../../../shared/match-keys.ts";

/** By which companies are the same: without case, accents and the legal form. */
export function nameKey(name: string): string {
  return toFirmKey(name) || fold(name);
}

/** By which tags are the same, as on the server. */
export function tagKey(name: string): string {
  return fold(name);
}
