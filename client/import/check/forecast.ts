import type { Draft, Forecast, ImportKind, Rule } from "../types.ts";
import { actOf } from "./actions.ts";
import { nameKey } from "./names.ts";

/** What will happen, counted as the server counts afterwards. */
export function forecast(drafts: readonly Draft[], rule: Rule, kind: ImportKind): Forecast {
  const acts = { create: 0, update: 0, skip: 0 };
  const newCompanies = new Set<string>();
  const knownCompanies = new Set<string>();
  const newCustomers = new Set<string>();
  let problems = 0;
  let here = 0;
  for (const draft of drafts) {
    const act = actOf(draft, rule, kind);
    acts[act] += 1;
    for (const cell of Object.values(draft.cells)) if (cell.problem) problems += 1;
    if (draft.here) here += 1;
    const { company, customer } = draft;
    if (act === "skip" || !company) continue;
    if (act === "update" && !draft.here?.changes.includes("company")) continue;
    if (company._id) knownCompanies.add(company._id);
    else newCompanies.add(nameKey(company.name));
    if (customer?._id === null) newCustomers.add(customerKey(draft));
  }
  return {
    created: acts.create,
    updated: acts.update,
    skipped: acts.skip,
    rows: drafts.length,
    newCompanies: newCompanies.size,
    knownCompanies: knownCompanies.size,
    newCustomers: newCustomers.size,
    problems,
    here,
  };
}

/** Of an appointment: rows with the same one are with the same customer. */
export function customerKey({ customer, company }: Draft): string {
  return `${nameKey(customer?.name ?? "")}\n${nameKey(company?.name ?? "")}`;
}
