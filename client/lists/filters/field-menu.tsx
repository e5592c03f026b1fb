import { ChevronRight } from "lucide-react";
import type { KeyboardEvent } from "react";
import {
  type FilteredList,
  type FilterField,
  filterFields,
  linkedFields,
} from "../../../shared/filters.ts";
import { cx } from "../../ui/class-names.ts";
import { optionClass } from "../../ui/popup.ts";
import { labelOf } from "../conditions.ts";

type FieldMenuProps = {
  list: FilteredList;
  chosen: FilterField | undefined;
  onChoose: (field: FilterField, item: HTMLElement) => void;
};

/** The fields that a list can be filtered by. Arrows move, Enter and the right arrow open the editor. */
export function FieldMenu({ list, chosen, onChoose }: FieldMenuProps) {
  // as: Object.keys forgets which names there are.
  const all = filterFields[list] as readonly FilterField[];
  const fields = all.filter((field) => !linkedFields.includes(field));
  return (
    <>
      <p
        aria-hidden="true"
        className="mb-[5px] border-b border-line px-2.5 pt-[5px] pb-2 text-ink-3 to-700:hidden"
      >
        Filter by
      </p>
      <div role="menu" aria-label="Filter by" onKeyDown={moveByKey}>
        {fields.map((field) => (
          <button
            key={field}
            type="button"
            role="menuitem"
            aria-haspopup="dialog"
            aria-expanded={field === chosen}
            data-highlighted={field === chosen ? "" : undefined}
            className={cx(optionClass, "text-left hover:bg-highlight focus:bg-highlight")}
            onClick={({ currentTarget }) => onChoose(field, currentTarget)}
            onKeyDown={({ key, currentTarget }) => {
              if (key === "ArrowRight") onChoose(field, currentTarget);
            }}
          >
            {labelOf(field, list)}
            <ChevronRight className="ml-auto text-ink-3" />
          </button>
        ))}
      </div>
    </>
  );
}

function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return;
  const items = [...currentTarget.querySelectorAll<HTMLElement>("[role=menuitem]")];
  const at = items.findIndex((item) => item.matches(":focus"));
  const target = targetOf(key, items, at);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function targetOf(key: string, items: HTMLElement[], at: number): HTMLElement | undefined {
  if (key === "ArrowDown") return items[(at + 1) % items.length];
  if (key === "ArrowUp") return items.at(at <= 0 ? -1 : at - 1);
  if (key === "Home") return items[0];
  if (key === "End") return items.at(-1);
  if (!/^[a-z]$/i.test(key)) return;
  // The next one that begins with the letter.
  const later = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return later.find((item) => item.textContent?.toLowerCase().startsWith(key.toLowerCase()));
}
