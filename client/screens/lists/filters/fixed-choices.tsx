import type { Condition } from "../../../../shared/lists/filters.ts";
import { filters as words } from "../../../../shared/words/en/filters.ts";
import type { EditorProps } from "./editor-head.tsx";
import { EditorHead } from "./editor-head.tsx";
import { FilterChoices } from "./filter-choices.tsx";

const contacts = () => [
  { value: "email", label: words.noEmail },
  { value: "phone", label: words.noPhone },
];

/** Each is a condition of its own. */
export function ContactEditor(props: EditorProps) {
  return (
    <>
      <EditorHead {...props} word="isEmpty" onWord={() => {}} />
      <FilterChoices
        choices={contacts()}
        values={props.others.flatMap(({ values }) => values)}
        onChange={(chosen) =>
          props.onChangeAll(
            chosen.map(
              (value): Condition => ({ field: "contact", word: "isEmpty", values: [value] }),
            ),
          )
        }
      />
    </>
  );
}

const attention = () => [
  { value: "needed", label: words.needsAttention },
  { value: "snoozed", label: words.snoozed },
];

/** One or the other. */
export function AttentionEditor({ condition, onChange, ...props }: EditorProps) {
  const values = condition?.values ?? [];
  return (
    <>
      <EditorHead {...props} word="is" onWord={() => {}} />
      <FilterChoices
        choices={attention()}
        values={values}
        onChange={(chosen) => {
          const value = chosen.find((one) => !values.includes(one));
          onChange(value ? { field: "attention", word: "is", values: [value] } : undefined);
        }}
      />
    </>
  );
}
