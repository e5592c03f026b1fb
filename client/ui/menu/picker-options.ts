import { parts } from "../../../shared/words/en/parts.ts";
import { closenessOf } from "../../lib/format/text-matches.ts";
import type { ComboboxOption } from "./combobox.tsx";

export interface Named {
  _id: string;
  name: string;
}

export interface Answer<R extends Named> {
  data: { pages: { data: R[]; total: number }[] } | undefined;
  isPlaceholderData: boolean;
}

/**
 * The first page of a search as options. While it loads, only matching options of the previous page
 * stay in the list, so that Enter never picks something else.
 */
export function toPickerOptions<R extends Named>(
  { data, isPlaceholderData }: Answer<R>,
  { typed, searched }: { typed: string; searched: string },
  noteOf: (record: R) => string,
): { items: ComboboxOption[]; waiting: boolean; footer: string | undefined } {
  const page = data?.pages[0];
  const wanted = typed.trim();
  const waiting = isPlaceholderData || wanted !== searched;
  const records = (page?.data ?? []).filter(
    ({ name }) => !waiting || wanted === "" || closenessOf(name, wanted) < 3,
  );
  const more = (page?.total ?? 0) - (page?.data.length ?? 0);
  return {
    items: records.map((record) => ({
      value: record._id,
      label: record.name,
      note: noteOf(record),
    })),
    waiting,
    footer: more > 0 && !waiting ? parts.pickers.moreHits(more) : undefined,
  };
}

/** A record as the combobox shows it. */
export function optionOf(record: Named): ComboboxOption {
  return { value: record._id, label: record.name };
}
