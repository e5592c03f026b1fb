import {
  type DuplicateKind,
  type DuplicateReason,
  mergeLimit,
} from "../../shared/matching/duplicate-kinds.ts";

/** What records of a kind may be the same by. */
export interface Rule {
  /** Begins the ids of its groups. */
  name: string;
  reason: DuplicateReason;
  /** The columns that are the same within a group; the first is a key, and never empty. */
  same: readonly string[];
  /** In SQL, what else tells of two that they are the same, or not. */
  names: string;
  /** Of groups in which two have the same of that too, and of others: the surest come first. */
  rank: readonly [agree: number, differ: number];
  /** Which groups there are besides those of two and more. */
  only?: string;
}

const initials = `substr("personKey", 1, 2)`;

/**
 * The surest first. Where the phone or the email is the same and the names are not, colleagues share
 * it, mostly: such groups come last. A name alone tells something if it is whole and few have it.
 */
export const rules: Record<DuplicateKind, readonly Rule[]> = {
  customers: [
    { name: "email", reason: "email", same: ["emailKey"], names: initials, rank: [0, 4] },
    { name: "phone", reason: "phone", same: ["phoneKey"], names: initials, rank: [1, 6] },
    {
      name: "at",
      reason: "name",
      same: ["personKey", "company"],
      names: `"company"`,
      rank: [3, 3],
    },
    {
      name: "name",
      reason: "name",
      same: ["personKey"],
      names: `"company"`,
      rank: [5, 5],
      only: `count(DISTINCT "company") > 1 AND count(*) <= ${mergeLimit} AND min("personKey") NOT LIKE '-%'`,
    },
  ],
  companies: [
    { name: "email", reason: "email", same: ["emailKey"], names: `"firmKey"`, rank: [0, 4] },
    { name: "phone", reason: "phone", same: ["phoneKey"], names: `"firmKey"`, rank: [1, 6] },
    { name: "website", reason: "website", same: ["websiteKey"], names: `"firmKey"`, rank: [2, 5] },
    { name: "name", reason: "name", same: ["firmKey"], names: `"firmKey"`, rank: [3, 3] },
  ],
};

/** Stands between the parts of a key; none of them has one. */
export const separator = "|";

export function ruleOf(kind: DuplicateKind, group: string): Rule | undefined {
  return rules[kind].find(({ name }) => group.startsWith(`${name}:`));
}

/** The group that a record is in by a rule; undefined where it has nothing to compare. */
export function groupOf({ name, same }: Rule, row: Record<string, string>): string | undefined {
  const [key] = same;
  if (key === undefined || row[key] === "") return undefined;
  return `${name}:${same.map((column) => row[column]).join(separator)}`;
}
