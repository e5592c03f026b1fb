/**
 * Unsaved input, kept until it is saved or discarded, so that an expired session or a reload loses
 * nothing: a form's for this tab, elsewhere for this device. Each user has separate drafts.
 */
function keyOf(userId: string, form: string): string {
  return `draft:${userId}:${form}`;
}

/** Null without a draft; empty if the draft cannot be read. */
export function readDraft(
  userId: string,
  form: string,
  place = sessionStorage,
): Record<string, unknown> | null {
  const stored = place.getItem(keyOf(userId, form));
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

export function writeDraft(
  userId: string,
  form: string,
  values: object,
  place = sessionStorage,
): void {
  try {
    place.setItem(keyOf(userId, form), JSON.stringify(values));
  } catch {
    // Storage is full or disabled: the form still works, just without a safety net.
  }
}

export function removeDraft(userId: string, form: string, place = sessionStorage): void {
  place.removeItem(keyOf(userId, form));
}

/** For a deleted account. */
export function removeDraftsOf(userId: string): void {
  const prefix = keyOf(userId, "");
  for (const place of [sessionStorage, localStorage]) {
    for (const key of Object.keys(place)) {
      if (key.startsWith(prefix)) place.removeItem(key);
    }
  }
}
