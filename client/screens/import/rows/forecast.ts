import type { ImportKind } from "../../../../shared/transfer/import-kinds.ts";
import type { Target } from "../match/column-match.ts";
import { type Act, isHere, isMaybe, replacedBy, settle } from "./actions.ts";
import type { Belongs, Draft, Rule } from "./draft.ts";

/** What will happen, as the ledger counts it. */
export interface Forecast {
  created: number;
  updated: number;
  skipped: number;
  rows: number;
  newCompanies: number;
  knownCompanies: number;
  /** Of appointments whose customers are not here yet. */
  newCustomers: number;
  /** Customers that are added without a status. */
  withoutStatus: number;
  problems: number;
  here: number;
  /** Rows that may be the same as a record or as another row. */
  maybe: number;
  /** Rows that replace something of their record. */
  replacing: number;
}

/** What will happen, counted as the server counts afterwards. */
export function forecast(drafts: readonly Draft[], rule: Rule, kind: ImportKind): Forecast {
  const counts = { create: 0, update: 0, skip: 0 };
  const newCompanies = new Set<string>();
  const knownCompanies = new Set<string>();
  const newCustomers = new Set<string>();
  let withoutStatus = 0;
  let problems = 0;
  let here = 0;
  let maybe = 0;
  let replacing = 0;
  const acts = settle(drafts, rule, kind);
  for (const [place, draft] of drafts.entries()) {
    const act = acts[place] ?? "skip";
    counts[act] += 1;
    problems += countProblems(draft);
    if (isHere(draft)) here += 1;
    else if (isMaybe(draft)) maybe += 1;
    if (act === "update" && replacedBy(draft, rule).length > 0) replacing += 1;
    if (kind === "customers" && act === "create" && !draft.cells.status?.value) withoutStatus += 1;
    const { company, customer } = draft;
    if (!company || !takesCompany(draft, act, rule)) continue;
    if (company._id === null) {
      if (!company.isPrivate) newCompanies.add(company.key);
    } else if (!isOwn(company, customer)) knownCompanies.add(company._id);
    if (customer?._id === null) newCustomers.add(customer.key);
  }
  return {
    created: counts.create,
    updated: counts.update,
    skipped: counts.skip,
    rows: drafts.length,
    newCompanies: newCompanies.size,
    knownCompanies: knownCompanies.size,
    newCustomers: newCustomers.size,
    withoutStatus: kind === "appointments" ? newCustomers.size : withoutStatus,
    problems,
    here,
    maybe,
    replacing,
  };
}

/** Whether it is the private company of a customer who is here: that has the customer's name. */
function isOwn(company: Belongs, customer: Belongs | undefined): boolean {
  return Boolean(customer?._id) && customer?.name === company.name;
}

/** Counted on every edit, so no list is made for each row. */
function countProblems({ cells }: Draft): number {
  let problems = 0;
  for (const target in cells) {
    // as: the keys of the cells are targets.
    if (cells[target as Target]?.problem) problems += 1;
  }
  return problems;
}

/** Whether a row is written with its company: one that changes a record only where that moves. */
function takesCompany(draft: Draft, act: Act, rule: Rule): boolean {
  return act === "update" ? replacedBy(draft, rule).includes("company") : act === "create";
}
