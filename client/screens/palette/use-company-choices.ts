import { useNavigate } from "@tanstack/react-router";
import { palette } from "../../../shared/words/en/palette.ts";
import { companiesQuery } from "../../kinds/companies/queries.ts";
import { useList } from "../../lib/lists/list-query.ts";
import { filled, type PaletteResults } from "./items/items.ts";
import { addCustomerItem, companyItem } from "./items/record-items.tsx";

const companyCount = 20;

interface CompanyChoicesOptions {
  typed: string;
  /** What of it has been asked. */
  asked: string;
  active: boolean;
}

/** The companies that a customer can be added to: the newest, or those that match. */
export function useCompanyChoices({ typed, asked, active }: CompanyChoicesOptions): PaletteResults {
  const go = useNavigate();
  const list = useList({
    ...companiesQuery({
      search: asked,
      sort: asked === "" ? "-createdAt" : "name",
      limit: companyCount,
    }),
    enabled: active,
    meta: {},
  });
  const items = list.rows.map((company) => {
    // Elsewhere, Ctrl+Enter edits a company; here there is only one action.
    const { edit: _, ...item } = companyItem(go, company);
    return { ...item, run: addCustomerItem(go, company).run };
  });
  return {
    groups: filled([{ value: palette.groups.companies, items }]),
    settled: asked === typed && !list.busy && list.state !== "loading",
    failed: list.state === "failed",
    retry: list.retry,
    retrying: list.retrying,
    more: list.total - list.rows.length,
  };
}
