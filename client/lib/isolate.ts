/** Letters that run from right to left (Hebrew to Arabic and their presentation forms) and marks that turn a text. */
const turns = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;
const isolateMarks = /[\u2066-\u2069]/g;

/**
 * A text that somebody gave us, to stand in a sentence of ours where no <bdi> can stand around it: in
 * a document's title, a tip or a line of the palette. It cannot turn the words after it around.
 */
export function isolate(text: string): string {
  // Its own marks of this kind go: one of them would end the isolation too early.
  return turns.test(text) ? `\u2068${text.replace(isolateMarks, "")}\u2069` : text;
}
