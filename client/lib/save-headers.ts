import { toEtag } from "../../shared/etag.ts";

/** Which version a change is based on, or a key for an attempt to create a record. */
export type SaveHeaders = {
  "if-match"?: string;
  "idempotency-key"?: string;
};

export interface SaveRequest<Body> {
  body: Body;
  headers: SaveHeaders;
}

/**
 * The headers for saving a form. With a record, a save changes only that version of it. Without
 * one, each attempt is identified by its content: resending after a lost response does not create a
 * second record.
 */
export function createSaveHeaders(record: { updatedAt: string } | undefined) {
  let version = record;
  const keys = new Map<string, string>();
  return {
    of: (body: unknown): SaveHeaders => {
      if (version) return { "if-match": toEtag(version) };
      const content = JSON.stringify(body);
      const key = keys.get(content) ?? makeKey();
      keys.set(content, key);
      return { "idempotency-key": key };
    },
    /** The next save is based on this version. */
    rebase: (current: { updatedAt: string }) => {
      version = current;
    },
    /** The record exists now: the same content again is a new record. */
    settle: () => keys.clear(),
  };
}

/** Not `randomUUID`, which is unavailable over plain http. */
export function makeKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    "-",
  );
}
