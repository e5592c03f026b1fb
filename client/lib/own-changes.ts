/** What this page has changed itself, by the ids in the history. */
const ids = new Set<string>();
/** The same by the answers to the writes, as long as these are kept. */
const byAnswer = new WeakMap<object, string>();

/** Takes the id from a response's headers, if it answers a write, for the answer and for the record in it. */
export function noteOwnChange(headers: Headers, body: unknown): void {
  const id = headers.get("Change-Id");
  if (!id) return;
  ids.add(id);
  if (!isObject(body)) return;
  byAnswer.set(body, id);
  if ("data" in body && isObject(body.data)) byAnswer.set(body.data, id);
}

export function isOwnChange(id: string): boolean {
  return ids.has(id);
}

/** How many there are: more than before where this page has changed something since. */
export function countOwnChanges(): number {
  return ids.size;
}

/** The entry in the history of what was just written; none when nothing changed. */
export function changeIdOf(answer: object): string | undefined {
  return byAnswer.get(answer);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
