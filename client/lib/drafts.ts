/**
 * What is being typed into a form, kept for this tab until it is saved or given up, so that a
 * session that ends or a page that reloads loses nothing. Each user has drafts of their own.
 */
function keyOf(userId: string, form: string): string {
  return `draft:${userId}:${form}`;
}

/** Null without a draft; empty when the draft cannot be read. */
export function readDraft(userId: string, form: string): Record<string, unknown> | null {
  const stored = sessionStorage.getItem(keyOf(userId, form));
  if (!stored) return null;
  try {
    const draft: unknown = JSON.parse(stored);
    return isObject(draft) ? draft : {};
  } catch {
    return {};
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

export function writeDraft(userId: string, form: string, values: object): void {
  try {
    sessionStorage.setItem(keyOf(userId, form), JSON.stringify(values));
  } catch {
    // Storage is full or switched off: the form works all the same, only without a safety net.
  }
}

export function removeDraft(userId: string, form: string): void {
  sessionStorage.removeItem(keyOf(userId, form));
}

/** For a user who is gone for good. */
export function removeDraftsOf(userId: string): void {
  const prefix = keyOf(userId, "");
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  }
}
