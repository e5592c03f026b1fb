/** What this page has changed itself, by the ids in the history; with the booking whose customer is to be told of it. */
const changes = new Map<string, string | null>();
/** The same by the answers to the writes, as long as these are kept. */
const byAnswer = new WeakMap<object, string>();

/** Takes the id from a response's headers, if it answers a write, for the answer and for the record in it. */
export function noteOwnChange(headers: Headers, body: unknown): void {
  const id = headers.get("Change-Id");
  if (!id) return;
  changes.set(id, headers.get("To-Tell"));
  if (!isObject(body)) return;
  byAnswer.set(body, id);
  if ("data" in body && isObject(body.data)) byAnswer.set(body.data, id);
}

export function isOwnChange(id: string): boolean {
  return changes.has(id);
}

/** How many there are: more than before where this page has changed something since. */
export function countOwnChanges(): number {
  return changes.size;
}

/** The entry in the history of what was just written; none when nothing changed. */
export function changeIdOf(answer: object): string | undefined {
  return byAnswer.get(answer);
}

/** The booking whose customer is to be told of a change, if there is one. */
export function bookingToTell(change: string): string | null | undefined {
  return changes.get(change);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
