import { isRightToLeft } from "../language/direction.ts";

/** Right-to-left letters (Hebrew to Arabic and their presentation forms) and direction marks. */
const turns = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;
const isolateMarks = /[\u2066-\u2069]/g;

/**
 * User text for places where <bdi> is impossible: a document's title, a tooltip, a line of the
 * palette. It cannot reverse the words after it.
 */
export function isolate(text: string): string {
  // Its own isolation marks are removed: one could end the isolation too early.
  return isRightToLeft() || turns.test(text)
    ? `\u2068${text.replace(isolateMarks, "")}\u2069`
    : text;
}
