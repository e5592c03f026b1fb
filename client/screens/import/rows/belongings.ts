import type { RecordToMatch } from "../../../../shared/matching/duplicates.ts";
import { workDomain } from "../../../../shared/matching/work-domain.ts";
import { isVisible } from "../../../../shared/text/text.ts";
import { domainKey, idKey } from "../company-links.ts";
import type { Match, Target } from "../match/column-match.ts";
import { nameKey } from "../names.ts";
import type { Belongs, Draft } from "./draft.ts";
import type { Known, Named } from "./named.ts";

/** The draft with the records that it belongs to, as far as they are known. */
export function withBelongings(draft: Draft, match: Match, known: Known): Draft {
  if (match.kind === "companies") return draft;
  if (match.kind === "appointments") {
    if (draft.person?.company && draft.person._id) {
      const { _id, name, company } = draft.person;
      const of = { ...company, key: nameKey(company.name) };
      return { ...draft, company: of, customer: { _id, name, key: _id } };
    }
    const key = whoKey(whoOf(draft, match));
    const found = known.customers.get(key);
    const name = textOf(draft, "customer");
    if (found) {
      const company = { ...found.company, key: nameKey(found.company.name) };
      return { ...draft, company, customer: { ...found.customer, key } };
    }
    return { ...withCompany(draft, match, known), customer: { _id: null, name, key } };
  }
  return withCompany(draft, match, known);
}

/** Its own company, that of all rows, or one of the person's name. */
function withCompany(draft: Draft, match: Match, known: Known): Draft {
  const linked = linkedOf(draft, match, known);
  if (linked) {
    const { _id, name } = linked;
    // Its own key, so that another company of the same name stays another one.
    return { ...draft, company: { _id, name, key: `\n${_id}` } };
  }
  const person = match.kind === "customers" ? "name" : "customer";
  const named = textOf(draft, "company") || commonOf(match);
  const name = named || textOf(draft, person);
  if (name === "") return draft;
  const company = belongsTo(name, draft.company, known);
  return { ...draft, company: { ...company, isPrivate: named === "" } };
}

/** The company that another file has by this id, or, where none is named, whose website is that of the email. */
function linkedOf(draft: Draft, match: Match, { companies }: Known): Named | null {
  const id = textOf(draft, "companyId");
  const byId = id === "" ? null : companies.get(idKey(id));
  if (byId || match.kind !== "customers" || textOf(draft, "company") !== "") return byId ?? null;
  return companies.get(domainKey(domainOf(draft))) ?? null;
}

/** Of whoever names no company. */
export function domainOf(draft: Draft): string {
  if (textOf(draft, "company") !== "") return "";
  return workDomain(textOf(draft, "email"), textOf(draft, "companyWebsite"));
}

/** The company of all rows that name none. */
function commonOf({ company }: Match): string {
  return isVisible(company) ? company.trim() : "";
}

function belongsTo(name: string, before: Belongs | undefined, known: Known): Belongs {
  // It takes a while to make, and most edits are of other cells.
  const key = before?.name === name ? before.key : nameKey(name);
  return { ...(known.companies.get(key) ?? { _id: null, name }), key };
}

/** What a row says of who an appointment is with. */
export function whoOf(draft: Draft, match: Match) {
  return {
    name: textOf(draft, "customer"),
    email: textOf(draft, "email"),
    phone: textOf(draft, "phone"),
    company: textOf(draft, "company") || commonOf(match),
  } satisfies RecordToMatch;
}

export function whoKey({ name, email, phone, company }: ReturnType<typeof whoOf>): string {
  return [name, email, phone, company].map((text) => text.toLowerCase()).join("\n");
}

/** The value of a cell that holds text; empty where it has none. */
export function textOf({ cells }: Pick<Draft, "cells">, target: Target): string {
  const value = cells[target]?.value;
  return typeof value === "string" ? value : "";
}
