import { toEtag } from "../../shared/conditional.ts";

/** Says from which version a change is made, or names an attempt to make a record. */
export type SaveHeaders = {
  "if-match"?: string;
  "idempotency-key"?: string;
};

export interface SaveRequest<Body> {
  body: Body;
  headers: SaveHeaders;
}

/**
 * The headers of the saves of one form. A form with a record changes that version of it and no
 * other. One without names each attempt by what is in it: when an answer was lost and the same is
 * sent again, no second record is made.
 */
export function createSaveHeaders(record: { updatedAt: string } | undefined) {
  let version = record;
  let attempt: { content: string; key: string } | undefined;
  return {
    of: (body: unknown): SaveHeaders => {
      if (version) return { "if-match": toEtag(version) };
      const content = JSON.stringify(body);
      if (attempt?.content !== content) attempt = { content, key: makeKey() };
      return { "idempotency-key": attempt.key };
    },
    /** The next save is made from this version. */
    rebase: (current: { updatedAt: string }) => {
      version = current;
    },
    /** The record is made: the same content again is another one. */
    settle: () => {
      attempt = undefined;
    },
  };
}

/** Not `randomUUID`, which a page that came over plain http does not have. */
function makeKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    "-",
  );
}
