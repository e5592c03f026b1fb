import { ListFilter } from "lucide-react";
import { type MouseEvent, useRef, useState } from "react";
import {
  type Condition,
  type FilteredList,
  type FilterField,
  linkedFields,
} from "../../../../shared/lists/filters.ts";
import { lists } from "../../../../shared/words/en/lists.ts";
import { lazyModule } from "../../../lib/browser/lazy-module.ts";
import { formatInstant } from "../../../lib/dates/dates.ts";
import { useShortcut } from "../../../lib/shortcuts/use-shortcut.ts";
import { Button } from "../../../ui/button.tsx";
import { useLazyPopup } from "../../../ui/menu/lazy-popup.ts";
import { Chip } from "../../../ui/text/chip.tsx";
import { Rich } from "../../../ui/text/rich.tsx";
import { inWords, plainWords } from "../condition-words.ts";
import { conditionsOf, type Filtering, noFilter, toFiltering } from "../conditions.ts";
import { useNames } from "./use-names.ts";

const parts = lazyModule(() => import("./filter-popup.tsx"));

interface FiltersOptions {
  list: FilteredList;
  filtering: Filtering;
  change: (changes: Filtering) => void;
  /** How many match: "172 customers". */
  count: string | undefined;
}

/** The filters of a list: the button with its menu of fields, the chips, and what they open. */
export function useFilters({ list, filtering, change, count }: FiltersOptions) {
  const { part, popup, button } = useLazyPopup(parts);
  /** The condition in the editor: its field, and its place if it is one of the chips. */
  const [edited, setEdited] = useState<{ field: FilterField; place: number }>();
  const opener = useRef<HTMLButtonElement>(null);
  const conditions = conditionsOf(filtering);
  const nameOf = useNames(conditions);
  const set = (next: readonly Condition[]) => change(toFiltering(next));
  useShortcut("filter", () => opener.current?.click());

  const { createdFrom } = filtering;
  const chips = [
    ...(createdFrom
      ? [
          <Chip
            key="createdFrom"
            removeLabel={lists.removeFilter(
              plainWords(lists.conditions.addedSince(formatInstant(createdFrom))),
            )}
            onRemove={() => change({ createdFrom: undefined })}
          >
            <Rich
              text={lists.conditions.addedSince(formatInstant(createdFrom))}
              tags={{ value: (value) => <b>{value}</b> }}
            />
          </Chip>,
        ]
      : []),
    ...conditions.map((condition, place) => {
      const text = inWords(condition, nameOf, list);
      return (
        <Chip
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, their places are not
          key={place}
          removeLabel={lists.removeFilter(plainWords(text))}
          onRemove={() => set(conditions.toSpliced(place, 1))}
          {...(!linkedFields.includes(condition.field) && {
            button: {
              ...button,
              onClick: (event: MouseEvent<HTMLButtonElement>) => {
                setEdited({ field: condition.field, place });
                button.onClick(event);
              },
            },
          })}
        >
          <Rich
            text={text}
            tags={{ value: (value) => <b className="text-accent font-semibold">{value}</b> }}
          />
        </Chip>
      );
    }),
  ];
  return {
    button: (
      <Button
        {...button}
        ref={opener}
        icon={<ListFilter />}
        aria-haspopup="dialog"
        aria-expanded={(popup?.open && !edited) ?? false}
        className="h-[38px] pointer-coarse:h-11"
        onClick={(event) => {
          setEdited(undefined);
          button.onClick(event);
        }}
      >
        {lists.filter}
      </Button>
    ),
    chips: chips.length > 0 && (
      <>
        {chips}
        <button
          type="button"
          className="text-button"
          onClick={() => {
            change(noFilter);
            opener.current?.focus();
          }}
        >
          {lists.clear}
        </button>
      </>
    ),
    popup: part && popup && (
      <part.FilterPopup
        popup={popup}
        list={list}
        edited={edited}
        conditions={conditions}
        onChange={set}
        count={count}
      />
    ),
  };
}
