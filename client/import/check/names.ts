import { fold } from "../../../shared/fold.ts";

/** Names that are the same but for case, accents and punctuation. */
export function nameKey(name: string): string {
  return fold(name);
}
