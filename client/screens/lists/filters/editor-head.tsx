import type {
  Condition,
  FilteredList,
  FilterField,
  FilterWord,
} from "../../../../shared/lists/filters.ts";
import { filterWords } from "../../../../shared/lists/filters.ts";
import { filters as words } from "../../../../shared/words/en/filters.ts";
import { cx } from "../../../ui/class-names.ts";
import { labelOf } from "../condition-words.ts";

export interface EditorProps {
  list: FilteredList;
  field: FilterField;
  /** None until it says something. */
  condition: Condition | undefined;
  /** All conditions of the field, for those that are several of one word. */
  others: readonly Condition[];
  /** Undefined takes it away. */
  onChange: (condition: Condition | undefined) => void;
  onChangeAll: (conditions: readonly Condition[]) => void;
}

type EditorHeadProps = {
  list: FilteredList;
  field: FilterField;
  word: FilterWord;
  onWord: (word: FilterWord) => void;
};

/** The field and its words, one of them chosen. */
export function EditorHead({ list, field, word, onWord }: EditorHeadProps) {
  const choices: readonly FilterWord[] = filterWords[field];
  return (
    <div className="flex flex-wrap items-center gap-x-1 px-2.5 pt-0.5 pb-1.5 text-13">
      <span className="me-auto text-14 text-ink-2">{labelOf(field, list)}</span>
      {choices.length > 1 &&
        choices.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === word}
            className={cx(
              "h-7 rounded-1 px-1.5 whitespace-nowrap to-700:h-11",
              one === word
                ? "font-semibold text-accent"
                : "text-ink-2 hover:bg-highlight hover:text-ink",
            )}
            onClick={() => onWord(one)}
          >
            {field === "lastContact" && one === "isEmpty" ? words.words.never : words.words[one]}
          </button>
        ))}
    </div>
  );
}
