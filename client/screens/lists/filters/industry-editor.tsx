import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { reportEndpoints } from "../../../../shared/reports/reports.ts";
import { fold } from "../../../../shared/text/fold.ts";
import { filters as words } from "../../../../shared/words/en/filters.ts";
import { industries } from "../../../../shared/words/en/industries.ts";
import { useNow } from "../../../lib/dates/use-now.ts";
import { queryOf } from "../../../lib/queries/query-of.ts";
import { Input } from "../../../ui/form/field.tsx";
import { EditorHead, type EditorProps } from "./editor-head.tsx";
import { FilterChoices } from "./filter-choices.tsx";
import { useCondition } from "./use-condition.ts";

/** Suggestions that are offered at a time. */
const most = 12;

/** The chosen ones first, then those of the account's companies; any other can be typed. */
export function IndustryEditor(props: EditorProps) {
  const { word, values, set } = useCondition(props);
  const { today } = useNow();
  const [typed, setTyped] = useState("");
  // Fails silently: what is not offered can still be typed.
  const { data } = useQuery(
    queryOf({
      key: ["reports", "shares", today],
      endpoint: reportEndpoints.shares,
      query: { period: "month", on: today },
    }),
  );
  const own = data?.industries ?? [];
  const chosen = values.map((value) => decodeURIComponent(value));
  const text = typed.trim();
  const offered = text === "" && own.length > 0 ? own.map(({ name }) => name) : allOf(own);
  const found = offered.filter((name) => fold(name).includes(fold(text))).slice(0, most);
  const names = withoutCase([...chosen, ...found, ...(text === "" ? [] : [text])]);
  const isAsked = word === "is" || word === "isNot";
  return (
    <>
      <EditorHead
        {...props}
        word={word}
        onWord={(next) => set(next, next === "is" || next === "isNot" ? values : [])}
      />
      {isAsked && (
        <>
          <div className="px-2.5 pb-1.5">
            <Input
              aria-label={words.searchIndustries}
              placeholder={words.typeIndustry}
              autoComplete="off"
              maxLength={100}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </div>
          <FilterChoices
            choices={names.map((name) => ({
              value: encodeURIComponent(name),
              label: name,
              count: own.find((one) => one.name === name)?.companies,
            }))}
            values={values}
            onChange={(next) => set(word, next)}
          />
        </>
      )}
    </>
  );
}

function allOf(own: readonly { name: string }[]): string[] {
  return [...own.map(({ name }) => name), ...industries.suggested];
}

/** Each name once, as it is written first. */
function withoutCase(names: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const name of names) if (!known.has(fold(name))) known.set(fold(name), name);
  return [...known.values()];
}
