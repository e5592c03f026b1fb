import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useRef } from "react";
import type { Condition, FilteredList, FilterField } from "../../../../shared/lists/filters.ts";
import { common } from "../../../../shared/words/en/common.ts";
import { filters as words } from "../../../../shared/words/en/filters.ts";
import { dashboardQuery } from "../../../kinds/customers/dashboard-query.ts";
import { statusChoices } from "../../../kinds/customers/status.tsx";
import { tagsQuery } from "../../../kinds/tags/queries.ts";
import { monthStart } from "../../../lib/dates/dates.ts";
import { readingKey } from "../../../lib/language/direction.ts";
import { Kbd } from "../../../ui/text/kbd.tsx";
import { labelOf } from "../condition-words.ts";
import { AmountEditor } from "./amount-editor.tsx";
import { CompanyEditor } from "./company-editor.tsx";
import { DateEditor } from "./date-editor.tsx";
import { EditorHead, type EditorProps } from "./editor-head.tsx";
import { FilterChoices } from "./filter-choices.tsx";
import { AttentionEditor, ContactEditor } from "./fixed-choices.tsx";
import { IndustryEditor } from "./industry-editor.tsx";
import { ResponsibleEditor } from "./responsible-editor.tsx";
import { useCondition } from "./use-condition.ts";

type Props = {
  list: FilteredList;
  field: FilterField;
  /** The place of the condition among all; the first of its field, or a new one, by default. */
  place: number | undefined;
  conditions: readonly Condition[];
  onChange: (conditions: readonly Condition[]) => void;
  count: string | undefined;
  /** Back to the menu of fields. */
  onBack: () => void;
  onClose: () => void;
};

const editors: Record<FilterField, (props: EditorProps) => React.ReactNode> = {
  status: StatusEditor,
  tag: TagEditor,
  value: AmountEditor,
  openTasks: AmountEditor,
  lastContact: DateEditor,
  createdAt: DateEditor,
  nextAppointment: DateEditor,
  closed: DateEditor,
  company: CompanyEditor,
  responsible: ResponsibleEditor,
  industry: IndustryEditor,
  contact: ContactEditor,
  attention: AttentionEditor,
  // Links alone ask for these: all there is to do is to take them away.
  import: () => null,
  statusOn: () => null,
  moved: () => null,
  inTouch: () => null,
  outcome: () => null,
  host: () => null,
  hour: () => null,
};

/** The editor of a condition. What it says counts at once; the foot tells how many rows are left. */
export function Editor({
  list,
  field,
  place,
  conditions,
  onChange,
  count,
  onBack,
  onClose,
}: Props) {
  const box = useRef<HTMLFieldSetElement>(null);
  const first = conditions.findIndex((one) => one.field === field);
  const isThere = place !== undefined && conditions[place]?.field === field;
  const at = isThere ? place : first < 0 ? conditions.length : first;
  const Body = editors[field];

  useEffect(() => {
    const first =
      box.current?.querySelector<HTMLElement>("input") ?? box.current?.querySelector("button");
    first?.focus();
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event;
    const isText = target instanceof HTMLInputElement && target.type !== "checkbox";
    if (readingKey(key) === "ArrowLeft" && !isText) onBack();
    if (key === "Enter" && isText && !event.defaultPrevented) onClose();
    if (!/^Arrow(Down|Up)$/.test(key) || isText) return;
    const boxes = [...currentTarget.querySelectorAll<HTMLElement>("input[type=checkbox]")];
    const current = boxes.findIndex((one) => one.matches(":focus"));
    if (current < 0) return;
    event.preventDefault();
    boxes.at((current + (key === "ArrowDown" ? 1 : -1)) % boxes.length)?.focus();
  };
  return (
    <fieldset ref={box} aria-label={labelOf(field, list)} data-editor onKeyDown={onKeyDown}>
      <div className="p-[5px]">
        <Body
          list={list}
          field={field}
          condition={conditions[at]}
          others={conditions.filter((one) => one.field === field)}
          onChange={(next) =>
            onChange(
              next
                ? conditions.toSpliced(at, 1, next)
                : conditions.filter((_, index) => index !== at),
            )
          }
          onChangeAll={(all) =>
            onChange([...conditions.filter((one) => one.field !== field), ...all])
          }
        />
      </div>
      <div className="flex items-center gap-2 border-t border-line px-3.5 py-2.5 text-13 text-ink-3">
        <span aria-live="polite" className="me-auto">
          {count}
        </span>
        <button
          type="button"
          className="flex items-center gap-2 rounded-1 text-ink-2 hover:text-ink to-700:h-11"
          onClick={onClose}
        >
          <span className="pointer-coarse:hidden">
            <Kbd>Esc</Kbd>
          </span>
          {common.close}
        </button>
      </div>
    </fieldset>
  );
}

function StatusEditor(props: EditorProps) {
  const { word, values, set } = useCondition(props);
  // Loaded for the sidebar anyway.
  const { data } = useQuery({ ...dashboardQuery(monthStart()), meta: {} });
  return (
    <>
      <EditorHead {...props} word={word} onWord={(next) => set(next, values)} />
      <FilterChoices
        choices={statusChoices.map((choice) => ({
          ...choice,
          count: data?.statuses.find(({ status }) => status === choice.value)?.customers,
        }))}
        values={values}
        onChange={(next) => set(word, next)}
      />
    </>
  );
}

function TagEditor(props: EditorProps) {
  const { word, values, set } = useCondition(props);
  const tags = useQuery({ ...tagsQuery(), meta: {} });
  const choices = tags.data?.map(({ _id, name, ...uses }) => ({
    value: _id,
    label: name,
    count: uses[props.list],
  }));
  return (
    <>
      <EditorHead
        {...props}
        word={word}
        onWord={(next) => set(next, next === "isEmpty" ? [] : values)}
      />
      {word !== "isEmpty" &&
        (choices && choices.length > 0 ? (
          <FilterChoices choices={choices} values={values} onChange={(next) => set(word, next)} />
        ) : (
          <p className="px-2.5 pt-1 pb-2 text-13 text-ink-3">
            {tags.isError ? words.tagsFailed : choices ? words.noTags : common.loading}
          </p>
        ))}
    </>
  );
}
