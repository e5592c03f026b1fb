import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { fold } from "../../../shared/text/fold.ts";
import { tags as words } from "../../../shared/words/en/tags.ts";
import { Combobox, type ComboboxOption } from "../../ui/menu/combobox.tsx";
import type { AddedTag, NamedTag } from "./mutations.ts";
import { tagsQuery } from "./queries.ts";

/** No id is empty. */
const isNew = "";

interface TagPickerProps {
  /** Those that the record has. */
  tags: readonly NamedTag[];
  onAdd: (tag: AddedTag) => void;
  /** `back` is false where the focus has gone elsewhere. */
  onClose: (back: boolean) => void;
}

/** A field that finds a tag, or makes one of what was typed. */
export function TagPicker({ tags, onAdd, onClose }: TagPickerProps) {
  const { data = [], isPending } = useQuery(tagsQuery());
  const [typed, setTyped] = useState("");
  const items = optionsOf(data, tags, typed);
  const add = (option: ComboboxOption | null) => {
    if (!option) return;
    const known = data.find(({ _id }) => _id === option.value);
    onAdd(known ? { _id: known._id, name: known.name } : { name: typed.trim() });
    onClose(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc of the field inside
    <div
      className="w-[200px]"
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose(true);
      }}
    >
      <Combobox
        aria-label={words.addOne}
        placeholder={words.addOne}
        items={items}
        value={null}
        onValueChange={add}
        onInputValueChange={setTyped}
        onBlur={() => onClose(false)}
        loading={isPending}
        emptyText={words.typeName}
        autoFocus
        defaultOpen
      />
    </div>
  );
}

/** What holds the typed text, then what would be new. */
export function optionsOf(
  all: readonly NamedTag[],
  had: readonly NamedTag[],
  typed: string,
): ComboboxOption[] {
  const key = fold(typed);
  const found = all.filter(
    ({ _id, name }) => !had.some((tag) => tag._id === _id) && fold(name).includes(key),
  );
  const isThere = all.some(({ name }) => fold(name) === key);
  return [
    ...found.map(({ _id, name }) => ({ value: _id, label: name })),
    ...(key === "" || isThere ? [] : [{ value: isNew, label: words.create(typed.trim()) }]),
  ];
}
