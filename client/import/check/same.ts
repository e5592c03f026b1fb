import type { DuplicateReason } from "../../../shared/duplicate-kinds.ts";
import { fold } from "../../../shared/fold.ts";
import {
  isSharedEmail,
  mayBeSamePerson,
  toEmailKey,
  toPersonKey,
  toWebsiteKey,
} from "../../../shared/match-keys.ts";
import { toPhoneKey } from "../../../shared/phone-key.ts";
import type { Draft, ImportKind, Match, SameAs } from "../types.ts";
import { textOf } from "./belongings.ts";
import { additionsTo, valuesOf } from "./compare.ts";
import { nameKey } from "./names.ts";

interface Keys {
  /** Of a person; empty for others. */
  person: string;
  /** What rows have in common that may be the same, the surest first. */
  all: (readonly [DuplicateReason, string])[];
}

/** They take a while to make, and a draft that was not edited keeps its own. */
const known = new WeakMap<Draft["cells"], Keys>();

/** Finds for each row, in their order, the first of those before it that is the same. */
export function createFinder(match: Match) {
  const seen = new Map<DuplicateReason, Map<string, Draft>>();
  return (draft: Draft): SameAs | undefined => {
    const keys = keysOf(draft, match.kind);
    const same = findSame(draft, keys, match, seen);
    for (const [reason, key] of keys.all) {
      const drafts = seen.get(reason) ?? new Map<string, Draft>();
      seen.set(reason, drafts);
      if (!drafts.has(key)) drafts.set(key, draft);
    }
    return same;
  };
}

function findSame(
  draft: Draft,
  { person, all }: Keys,
  match: Match,
  seen: ReadonlyMap<DuplicateReason, ReadonlyMap<string, Draft>>,
): SameAs | undefined {
  const alike = all.flatMap(([reason, key]) => {
    const earlier = seen.get(reason)?.get(key);
    if (!earlier) return [];
    const mayBe = mayBeSame(keysOf(earlier, match.kind), { person, all });
    const isSure = reason === "name" || mayBe || (reason === "email" && !isSharedEmail(key));
    return [{ earlier, reason, isSure }];
  });
  const found = alike.find(({ isSure }) => isSure) ?? alike[0];
  if (!found) return undefined;
  const { earlier, reason, isSure } = found;
  const changes = Object.keys(additionsTo(valuesOf(earlier, match), draft, match));
  return { number: earlier.number, reason, isSure, changes };
}

/** People by their names, companies by theirs. */
function mayBeSame(one: Keys, other: Keys): boolean {
  if (one.person !== "" || other.person !== "") return mayBeSamePerson(one.person, other.person);
  const [name] = one.all.filter(([reason]) => reason === "name");
  return (
    name !== undefined && other.all.some(([reason, key]) => reason === "name" && key === name[1])
  );
}

function keysOf(draft: Draft, kind: ImportKind): Keys {
  const found = known.get(draft.cells);
  if (found) return found;
  const keys = toKeys(draft, kind);
  known.set(draft.cells, keys);
  return keys;
}

function toKeys(draft: Draft, kind: ImportKind): Keys {
  if (kind === "appointments") {
    const parts = [textOf(draft, "title"), textOf(draft, "date"), textOf(draft, "customer")];
    const isWhole = parts.every((part) => part !== "");
    return { person: "", all: isWhole ? [["name", parts.map(fold).join("\n")]] : [] };
  }
  const name = textOf(draft, "name");
  const person = kind === "customers" ? toPersonKey(name) : "";
  const called = kind === "customers" ? `${person}\n${draft.company?.key ?? ""}` : nameKey(name);
  const all = [
    ["email", toEmailKey(textOf(draft, "email"))],
    ["phone", toPhoneKey(textOf(draft, "phone"))],
    ["website", toWebsiteKey(textOf(draft, "website"))],
    ["name", name === "" ? "" : called],
  ] as const;
  return { person, all: all.filter(([, key]) => key !== "") };
}
