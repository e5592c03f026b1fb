import { ChevronRight } from "lucide-react";
import type { KeyboardEvent } from "react";
import {
  type FilteredList,
  type FilterField,
  filterFields,
  linkedFields,
} from "../../../../shared/lists/filters.ts";
import { filters as words } from "../../../../shared/words/en/filters.ts";
import { readingKey } from "../../../lib/language/direction.ts";
import { isAloneHere } from "../../../lib/people/people-here.ts";
import { cx } from "../../../ui/class-names.ts";
import { optionClass } from "../../../ui/menu/popup.ts";
import { labelOf } from "../condition-words.ts";

type FieldMenuProps = {
  list: FilteredList;
  chosen: FilterField | undefined;
  onChoose: (field: FilterField, item: HTMLElement) => void;
};

/** The fields that a list can be filtered by. Arrows move, Enter and the arrow to the editor open it. */
export function FieldMenu({ list, chosen, onChoose }: FieldMenuProps) {
  // as: Object.keys forgets which names there are.
  const all = filterFields[list] as readonly FilterField[];
  const alone = isAloneHere();
  const fields = all.filter(
    (field) => !linkedFields.includes(field) && !(alone && field === "responsible"),
  );
  return (
    <>
      <p
        aria-hidden="true"
        className="mb-[5px] border-b border-line px-2.5 pt-[5px] pb-2 text-ink-3 to-700:hidden"
      >
        {words.by}
      </p>
      <div role="menu" aria-label={words.by} onKeyDown={moveByKey}>
        {fields.map((field) => (
          <button
            key={field}
            type="button"
            role="menuitem"
            aria-haspopup="dialog"
            aria-expanded={field === chosen}
            data-highlighted={field === chosen ? "" : undefined}
            className={cx(optionClass, "text-start hover:bg-highlight focus:bg-highlight")}
            onClick={({ currentTarget }) => onChoose(field, currentTarget)}
            onKeyDown={({ key, currentTarget }) => {
              if (readingKey(key) === "ArrowRight") onChoose(field, currentTarget);
            }}
          >
            {labelOf(field, list)}
            <ChevronRight className="ms-auto text-ink-3" />
          </button>
        ))}
      </div>
    </>
  );
}

/** What is typed, as long as the letters follow each other. */
let typed = { text: "", at: 0 };
/** Milliseconds. */
const pause = 700;

function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return;
  const items = [...currentTarget.querySelectorAll<HTMLElement>("[role=menuitem]")];
  const at = items.findIndex((item) => item.matches(":focus"));
  const target = targetOf(event, items, at);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function targetOf(
  { key, timeStamp }: KeyboardEvent,
  items: HTMLElement[],
  at: number,
): HTMLElement | undefined {
  if (key === "ArrowDown") return items[(at + 1) % items.length];
  if (key === "ArrowUp") return items.at(at <= 0 ? -1 : at - 1);
  if (key === "Home") return items[0];
  if (key === "End") return items.at(-1);
  const before = timeStamp - typed.at < pause ? typed.text : "";
  // A space continues a word, and else presses the field with the focus.
  if (!/^\p{L}$/u.test(key) && (key !== " " || before === "")) return;
  typed = { text: before + key.toLowerCase(), at: timeStamp };
  const begins = (text: string) => (item: HTMLElement) =>
    item.textContent?.toLowerCase().startsWith(text);
  const holds = (item: HTMLElement) => item.textContent?.toLowerCase().includes(` ${typed.text}`);
  // The same letter again and again goes through all that begin with it.
  const later = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  const order = before === "" ? later : items;
  return (
    order.find(begins(typed.text)) ?? order.find(holds) ?? later.find(begins(key.toLowerCase()))
  );
}
