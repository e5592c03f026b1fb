import { useEffect, useState } from "react";
import { readDraft, removeDraft, writeDraft } from "../../../lib/browser/drafts.ts";
import { placeHere } from "../../../lib/people/place.ts";
import { type Kind, kindIcons } from "../kinds.ts";
import type { Subject } from "../subject.ts";

/** A customer of the company whose story it is. */
export interface Person {
  _id: string;
  name: string;
  lastContact: string | null;
}

/** What stands in the composer. */
export interface Draft {
  kind: Kind;
  text: string;
  /** A day before today, or null for now. */
  day: string | null;
  /** `text` is null until it differs from what is proposed. */
  followUp: { due: string; text: string | null } | null;
  /** On a company's page: the customer it is about, or null for the company itself. */
  about: Person | null;
  /** Of an email that is sent to the customer; null where it is only noted. */
  subject: string | null;
  /** To whom, once that is known. */
  to?: string;
}

const blank: Draft = {
  ...{ kind: "note", text: "", day: null, followUp: null, about: null },
  subject: null,
};

/** The composer's input, which waits on this device until it is saved or thrown away. */
export function useEntryDraft({ kind, id }: Subject) {
  const [owner] = useState(placeHere);
  const form = `story of ${kind} ${id}`;
  const [draft, setDraft] = useState(() =>
    toDraft(owner ? readDraft(owner, form, localStorage) : null),
  );

  useEffect(() => {
    if (!owner) return;
    // The kind alone is nothing to keep.
    if (isBlank(draft)) removeDraft(owner, form, localStorage);
    else writeDraft(owner, form, draft, localStorage);
  }, [draft, owner, form]);

  return {
    draft,
    change: (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes })),
    replace: setDraft,
    clear: () => setDraft(blank),
  };
}

export function isBlank({ text, followUp }: Draft): boolean {
  return text.trim() === "" && followUp === null;
}

/** An older version may have stored something else. */
function toDraft(stored: Record<string, unknown> | null): Draft {
  if (!stored || typeof stored.text !== "string" || !(String(stored.kind) in kindIcons))
    return blank;
  // as: written by this module, and its first fields are right.
  return { ...blank, ...(stored as Partial<Draft>) };
}
