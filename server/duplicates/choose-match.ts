import type { DuplicateKind } from "../../shared/matching/duplicate-kinds.ts";
import type { ListedRow, RowMatch } from "../../shared/matching/duplicates.ts";
import {
  type Common,
  compareRecords,
  type Told,
  toIdentity,
} from "../../shared/matching/same-record.ts";
import type { CompanyLike, CustomerLike } from "./queries.ts";
import type { Alike } from "./same.ts";

/** So many are compared: of a name that very many have, none is meant more than another. */
const mostCompared = 50;

/** The record that a row is, else the likeliest that it may be; null for a new one. */
export function chooseMatch(
  kind: DuplicateKind,
  row: ListedRow,
  alike: readonly Alike<CustomerLike | CompanyLike>[],
  common: Common,
): RowMatch | null {
  if (alike.length === 0) return null;
  const identity = toIdentity(kind, { ...row, name: row.name ?? "" });
  const judged = alike.slice(0, mostCompared).flatMap(({ one }) => {
    const verdict = compareRecords(identity, toIdentity(kind, toTold(one)), common);
    return verdict ? [{ _id: one._id, ...verdict }] : [];
  });
  const ranked = [
    judged.filter(({ isSure }) => isSure),
    judged.filter(({ against }) => against.length === 0),
    judged,
  ].find((some) => some.length > 0);
  if (!ranked) return null;
  const wholes = ranked.filter(({ isWhole }) => isWhole);
  const best = wholes[0] ?? ranked[0];
  if (!best) return null;
  const { _id, reason, against } = best;
  const whole = wholes.map((one) => one._id);
  // One of several is meant only if nothing at all tells it from the row.
  const isOne = ranked.length === 1 || wholes.length === 1;
  return {
    _id,
    reason,
    isSure: best.isSure && isOne,
    against: isOne || against.length > 0 ? against : ["several"],
    whole,
  };
}

function toTold(one: CustomerLike | CompanyLike): Told {
  return "companyName" in one ? { ...one, company: one.companyName } : one;
}
