import { useIsFetching } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { palette } from "../../../shared/words/en/palette.ts";
import { companiesQuery } from "../../kinds/companies/queries.ts";
import { useDebounced } from "../../lib/browser/use-debounced.ts";
import { useNow } from "../../lib/dates/use-now.ts";
import { useList } from "../../lib/lists/list-query.ts";
import { readRecent } from "../../lib/lists/recent.ts";
import { placeHere } from "../../lib/people/place.ts";
import { may } from "../../lib/people/rights.ts";
import { queryClient } from "../../lib/queries/query-client.ts";
import { likelyNames, stepExamples } from "./examples.tsx";
import { dayChoices } from "./items/day-items.tsx";
import { filled, immediateResults, type PaletteResults, type PaletteStep } from "./items/items.ts";
import { addCustomerItem, companyItem } from "./items/record-items.tsx";
import { useLine } from "./line/use-line.ts";
import type { NewCustomer } from "./new-customer.ts";
import { useSearchResults } from "./use-search-results.ts";
import { useUpNext } from "./use-up-next.ts";

const companyCount = 20;

interface CompanyChoicesOptions {
  typed: string;
  /** What of it has been asked. */
  asked: string;
  active: boolean;
}

interface PaletteResultsOptions {
  step: PaletteStep;
  typed: string;
  /** Goes to a step, with a line in the field. */
  ask: (step: PaletteStep, line?: string) => void;
  /** Writes a line into the field. */
  fill: (line: string) => void;
  newCustomer: (known: NewCustomer) => void;
  onLogout: () => void;
}

/** What the palette shows for the input, in each step. */
export function usePaletteResults({
  step,
  typed,
  ask,
  fill,
  newCustomer,
  onLogout,
}: PaletteResultsOptions): PaletteResults {
  const go = useNavigate();
  const { today } = useNow();
  const asked = useDebounced(typed);
  const active = step === "anything";
  // All that a line does is written.
  const mayWrite = may("write");
  /** Of this line, only a search is wanted. */
  const [searched, setSearched] = useState("");
  const isLine = step === "task" || step === "call";
  const ahead = useUpNext((active || isLine) && typed === "");
  const [recent] = useState(() => readRecent(placeHere()));
  const anything = useSearchResults({ typed, asked, ask, fill, onLogout, active, ahead, recent });
  const line = useLine({
    typed,
    asked,
    newCustomer,
    fill,
    ...(isLine && { as: step }),
    active: (active || isLine) && typed !== "" && typed !== searched && mayWrite,
    search: () => {
      setSearched(typed);
      ask("anything", typed);
    },
  });
  /** Whatever the search is asked: the text itself, or the words of a line. */
  const search = {
    failed: (active && anything.failed) || line.failed,
    retry: () => void queryClient.refetchQueries({ queryKey: ["search"], type: "active" }),
    retrying: useIsFetching({ queryKey: ["search"] }) > 0,
  };
  const companies = useCompanyChoices({ typed, asked, active: step === "company" });
  if (active) {
    const settled = anything.settled && line.settled;
    // Who types the name of a record means that.
    const results = anything.named ? null : line.results;
    if (results) return { ...anything, ...search, more: 0, ...results, settled };
    const { groups } = anything;
    const nothing = settled && typed !== "" && !search.failed && groups.length === 0;
    // A day with nobody may be something to do, whatever else holds those words.
    const isOffered = mayWrite && (nothing || (settled && line.isDated));
    const offers = isOffered ? filled(line.offers()) : [];
    return { ...anything, ...search, groups: [...groups, ...offers], nothing, settled };
  }
  if (isLine) {
    const { settled } = line;
    if (typed === "") {
      const names = likelyNames(ahead.next, ahead.waiting, recent);
      return immediateResults(stepExamples(step, names, fill));
    }
    const offers = filled(settled && !line.failed ? line.offers() : []);
    const results = line.results ?? { groups: offers, nothing: settled };
    return { ...search, ...results, settled };
  }
  if (step === "company") return companies;
  return immediateResults(dayChoices(go, typed, today));
}

/** The companies that a customer can be added to: the newest, or those that match. */
function useCompanyChoices({ typed, asked, active }: CompanyChoicesOptions): PaletteResults {
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
