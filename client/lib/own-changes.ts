/** What this page has changed itself, by the ids in the history. */
const ids = new Set<string>();

/** Takes the id from a response's headers, if it answers a write. */
export function noteOwnChange(headers: Headers): void {
  const id = headers.get("Change-Id");
  if (id) ids.add(id);
}

export function isOwnChange(id: string): boolean {
  return ids.has(id);
}
