import { toWebsiteKey } from "../../../../shared/matching/match-keys.ts";
import type { ImportRow } from "../../../../shared/transfer/imports.ts";
import { imports } from "../../../../shared/words/en/imports.ts";
import { makeUuid } from "../../../lib/uuid.ts";
import { idKey } from "../company-links.ts";
import { wordOf } from "../match/targets.ts";
import { nameKey } from "../names.ts";
import type { Act } from "./actions.ts";
import { textOf } from "./belongings.ts";
import type { Belongs, Draft } from "./draft.ts";
import type { Known, NamedCompany } from "./named.ts";

/** What a person's row says of the company, and the company's own fields for it. */
const details = [
  ["companyWebsite", "website"],
  ["companyAddress", "address"],
] as const;

interface Made {
  _id: string;
  values: Omit<NamedCompany, "_id"> & { private?: true };
}

/** The companies that rows name and that are not here yet, each made once: `rows` gets it. */
export function createCompanies({ companies }: Pick<Known, "companies">, rows: ImportRow[]) {
  const made = new Map<string, Made>();

  function make({ name, key, isPrivate = false }: Belongs): Made {
    const found = made.get(key);
    if (found && !isPrivate) delete found.values.private;
    if (found) return found;
    // A later row of the file adds what this one does not say: the rows are sent once all are there.
    const company: Made = {
      _id: makeUuid(),
      values: { name, ...(isPrivate && { private: true }) },
    };
    rows.push({ kind: "companies", act: "create", ...company });
    made.set(key, company);
    return company;
  }

  return {
    idOf: (belongs: Belongs) => belongs._id ?? make(belongs)._id,
    /** A new company gets its website and address; where it has another one, that goes to the notes. */
    tellOf: (draft: Draft, act: Act): Draft => {
      const { company } = draft;
      const told = details.filter(([target]) => textOf(draft, target) !== "");
      const links = unlinked(draft, companies);
      if (!company || act === "skip" || (told.length === 0 && links.length === 0)) return draft;
      const isNew = company._id === null && act === "create";
      const has = isNew ? make(company).values : companies.get(company.key);
      const lines = told.flatMap(([target, field]) => {
        const value = textOf(draft, target);
        if (isNew && has) has[field] ??= value;
        return isSame(has?.[field], value) ? [] : [imports.named(wordOf(target), String(value))];
      });
      return { ...draft, extra: [...draft.extra, ...links, ...lines] };
    },
  };
}

/** An id that no file has brought a company for, and another name than that of the company by the id. */
function unlinked(draft: Draft, companies: Known["companies"]): string[] {
  const id = textOf(draft, "companyId");
  if (id === "") return [];
  const found = companies.get(idKey(id));
  if (!found) return [imports.named(wordOf("companyId"), id)];
  const name = textOf(draft, "company");
  return name === "" || nameKey(name) === nameKey(found.name)
    ? []
    : [imports.named(wordOf("company"), name)];
}

function isSame(one: string | undefined, other: string): boolean {
  if (one === undefined || one === "") return false;
  const key = toWebsiteKey(one);
  return one === other || (key !== "" && key === toWebsiteKey(other));
}
