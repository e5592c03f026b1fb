import type { ListedRow } from "../../../../shared/matching/duplicates.ts";
import { isSharedEmail } from "../../../../shared/matching/match-keys.ts";
import {
  areTwoNames,
  type Common,
  compareRecords,
  findContradictions,
  type Identity,
  toIdentity,
  type Verdict,
} from "../../../../shared/matching/same-record.ts";
import { fold } from "../../../../shared/text/fold.ts";
import type { ImportKind } from "../../../../shared/transfer/import-kinds.ts";
import type { Match } from "../match/column-match.ts";
import { textOf } from "./belongings.ts";
import { additionsTo, valuesOf } from "./compare.ts";
import type { Draft, SameAs } from "./draft.ts";

/** So many earlier rows are compared that have the same: of an office's phone there may be very many. */
const mostCompared = 50;

/** Finds for each row, in their order, the one before it that is the same, or else may be. */
export function createFinder(match: Match, commonOf: (draft: Draft) => Common) {
  const { kind } = match;
  const seen = new Map<string, Draft[]>();
  /** Rows that are one record, by the number of each. */
  const groups = new Map<number, Draft[]>();
  return (draft: Draft): SameAs | undefined => {
    const keys = keysOf(draft, kind);
    const earlier = new Set(keys.flatMap((key) => seen.get(key) ?? []));
    for (const key of keys) {
      const drafts = seen.get(key) ?? [];
      seen.set(key, drafts);
      if (drafts.length < mostCompared) drafts.push(draft);
    }
    const groupOf = (one: Draft) => groups.get(one.number) ?? [one];
    const common = commonOf(draft);
    const alike = [...earlier].flatMap((one) => {
      const verdict = compare(groupOf(one), one, draft, { kind, common });
      return verdict ? [{ one, ...verdict }] : [];
    });
    const same = choose(alike, draft, match);
    if (same?.isSure) {
      const [found] = alike.filter(({ one }) => one.number === same.number);
      const group = [...(found ? groupOf(found.one) : []), draft];
      for (const { number } of group) groups.set(number, group);
    }
    return same;
  };
}

interface Alike extends Omit<Verdict, "isWhole"> {
  one: Draft;
}

function choose(alike: readonly Alike[], draft: Draft, match: Match): SameAs | undefined {
  const found =
    alike.find(({ isSure }) => isSure) ??
    alike.find(({ against }) => against.length === 0) ??
    alike[0];
  if (!found) return undefined;
  const { one, reason, isSure, against } = found;
  const changes = Object.keys(additionsTo(valuesOf(one, match), draft, match));
  return { number: one.number, reason, isSure, against, changes };
}

/** With an earlier row, and with all that are one record with it. */
function compare(
  group: readonly Draft[],
  one: Draft,
  draft: Draft,
  { kind, common }: { kind: ImportKind; common: Common },
): Omit<Verdict, "isWhole"> | null {
  // Of the same title, at the same time, with the same customer.
  if (kind === "appointments") return { reason: "name", isSure: true, against: [] };
  const own = identityOf(draft, kind);
  const verdict = compareRecords(identityOf(one, kind), own, common);
  if (!verdict || !isWorthTelling(verdict, own)) return null;
  const against = group.flatMap((other) => findContradictions(identityOf(other, kind), own));
  return against.length > 0
    ? { ...verdict, isSure: false, against: [...new Set(against)] }
    : verdict;
}

/** Colleagues share a phone and the address of an office. */
function isWorthTelling({ reason, against }: Verdict, { email }: Identity): boolean {
  if (!against.includes("name")) return true;
  return reason === "website" || (reason === "email" && !isSharedEmail(email));
}

/** What rows have in common that may be the same. */
function keysOf(draft: Draft, kind: ImportKind): string[] {
  if (kind === "appointments") {
    const { customer } = draft;
    const parts = [textOf(draft, "title"), textOf(draft, "date"), textOf(draft, "customer")];
    const isWhole = parts.every((part) => part !== "");
    return isWhole ? [[...parts.map(fold), customer?._id ?? customer?.key].join("\n")] : [];
  }
  const { email, phone, website, personKey, firm, hasFirm } = identityOf(draft, kind);
  const company = hasFirm ? firm.key : "";
  const name = kind === "companies" ? company : personKey && `${personKey}\n${company}`;
  return Object.entries({ email, phone, website, name })
    .filter(([, key]) => key !== "")
    .map(([part, key]) => `${part} ${key}`);
}

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
