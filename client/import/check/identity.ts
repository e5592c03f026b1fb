import type { ListedRow } from "../../../shared/duplicates.ts";
import {
  areTwoNames,
  type Common,
  type Identity,
  toIdentity,
} from "../../../shared/same-record.ts";
import type { Draft, ImportKind } from "../types.ts";
import { textOf } from "./belongings.ts";

/** What tells who a row is. */
export function toTold(draft: Draft) {
  return {
    name: textOf(draft, "name"),
    email: textOf(draft, "email"),
    phone: textOf(draft, "phone"),
    website: textOf(draft, "website"),
    address: textOf(draft, "address"),
    company: draft.company?.name ?? "",
  } satisfies ListedRow;
}

/** They take a while to make, and a draft that was not edited keeps its own. */
const known = new WeakMap<Draft["cells"], { company: string; identity: Identity }>();

export function identityOf(draft: Draft, kind: ImportKind): Identity {
  const company = draft.company?.name ?? "";
  const found = known.get(draft.cells);
  if (found?.company === company) return found.identity;
  const identity = toIdentity(kind === "companies" ? kind : "customers", toTold(draft));
  known.set(draft.cells, { company, identity });
  return identity;
}

/** So many names of one email or phone are compared with each other. */
const mostNames = 5;

/** Makes of a whole file a function that says what of a row others have, too, under other names. */
export function createCommon(drafts: readonly Draft[], kind: ImportKind) {
  const holders = { email: new Map<string, Holders>(), phone: new Map<string, Holders>() };
  for (const draft of drafts) {
    const identity = identityOf(draft, kind);
    for (const part of ["email", "phone"] as const) {
      if (identity[part] !== "") addHolder(holders[part], identity[part], identity);
    }
  }
  return (draft: Draft): Common => {
    const identity = identityOf(draft, kind);
    return (["email", "phone"] as const).filter(
      (part) => holders[part].get(identity[part])?.areSeveral,
    );
  };
}

interface Holders {
  some: Identity[];
  areSeveral: boolean;
}

function addHolder(holders: Map<string, Holders>, key: string, identity: Identity) {
  const found = holders.get(key) ?? { some: [], areSeveral: false };
  holders.set(key, found);
  if (found.areSeveral || found.some.length === mostNames) return;
  found.areSeveral = found.some.some((other) => areTwoNames(identity, other));
  found.some.push(identity);
}
