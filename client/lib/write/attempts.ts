import { makeUuid } from "../uuid.ts";

/** Names attempts to make a record. Sent again after no answer came, the same content has the same name. */
export interface Attempts {
  /** A UUID: the record's id and the request's Idempotency-Key. */
  nameOf: (content: unknown) => string;
  /** The record exists now, or was refused: this content again, or any, is a new attempt. */
  settle: (content?: unknown) => void;
}

export function createAttempts(): Attempts {
  const names = new Map<string, string>();
  return {
    nameOf: (content) => {
      const text = JSON.stringify(content);
      const name = names.get(text) ?? makeUuid();
      names.set(text, name);
      return name;
    },
    settle: (content) => {
      if (content === undefined) names.clear();
      else names.delete(JSON.stringify(content));
    },
  };
}
