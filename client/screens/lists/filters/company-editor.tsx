import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { common } from "../../../../shared/words/en/common.ts";
import { filters as words } from "../../../../shared/words/en/filters.ts";
import { lists } from "../../../../shared/words/en/lists.ts";
import { companiesQuery } from "../../../kinds/companies/queries.ts";
import { useTypedSearch } from "../../../lib/lists/use-typed-search.ts";
import { Input } from "../../../ui/form/field.tsx";
import { EditorHead, type EditorProps } from "./editor-head.tsx";
import { FilterChoices } from "./filter-choices.tsx";
import { useCondition } from "./use-condition.ts";
import { useNames } from "./use-names.ts";

/** The chosen ones first, then those that match what is typed. */
export function CompanyEditor(props: EditorProps) {
  const { word, values, set } = useCondition(props);
  const { typed, setTyped, searched } = useTypedSearch();
  const nameOf = useNames(props.condition ? [props.condition] : []);
  const { data } = useInfiniteQuery({
    ...companiesQuery({ search: searched, limit: 20 }),
    placeholderData: keepPreviousData,
    meta: {},
  });
  const found = data?.pages[0]?.data ?? [];
  const choices = [
    ...values
      .filter((id) => !found.some(({ _id }) => _id === id))
      .map((id) => ({ value: id, label: nameOf(id) ?? lists.unknown })),
    ...found.map(({ _id, name, clientCount }) => ({
      value: _id,
      label: name,
      count: clientCount,
    })),
  ];
  return (
    <>
      <EditorHead {...props} word={word} onWord={(next) => set(next, values)} />
      <div className="px-2.5 pb-1.5">
        <Input
          aria-label={words.searchCompanies}
          placeholder={words.searchCompanies}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "ArrowDown") return;
            event.preventDefault();
            const box = event.currentTarget.closest("[data-editor]");
            box?.querySelector<HTMLElement>("input[type=checkbox]")?.focus();
          }}
        />
      </div>
      {choices.length > 0 ? (
        <FilterChoices choices={choices} values={values} onChange={(next) => set(word, next)} />
      ) : (
        <p className="px-2.5 pt-1 pb-2 text-13 text-ink-3">
          {data ? words.noMatches : common.loading}
        </p>
      )}
    </>
  );
}
