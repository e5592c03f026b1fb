import { fold } from "../../../shared/fold.ts";
import { isSharedEmail } from "../../../shared/match-keys.ts";
import {
  type Common,
  compareRecords,
  findContradictions,
  type Identity,
  type Verdict,
} from "../../../shared/same-record.ts";
import type { Draft, ImportKind, Match, SameAs } from "../types.ts";
import { textOf } from "./belongings.ts";
import { additionsTo, valuesOf } from "./compare.ts";
import { identityOf } from "./identity.ts";

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
