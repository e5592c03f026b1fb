import { toSearchKey, toSortKey, toTextKey } from "../query/search/text-keys.ts";
import type { RecordTable, Tables } from "../schema.ts";
import { recordKinds } from "./records.ts";

type KeyOf<Table extends RecordTable> = Extract<keyof Tables[Table], `${string}Key`>;

/** How the keys of a record are made, and of which texts. */
interface Recipe<Table extends RecordTable> {
  texts: readonly string[];
  toKeys: (row: object) => Record<KeyOf<Table>, string>;
}

export const recordKeys = Object.fromEntries(
  recordKinds.map(({ table, sortKeys, matched = {}, searched: { short, all } }) => [
    table,
    {
      texts: [...new Set([...Object.values(sortKeys), ...short, ...all])],
      toKeys: (row: Record<string, string | null | undefined>) => {
        const read = (field: string) => row[field] ?? "";
        // A phone number is found by its digits, too.
        const readAll = (fields: readonly string[]) =>
          [
            fields.filter((field) => field !== "phone").map(read),
            fields.includes("phone") ? read("phone") : "",
          ] as const;
        const sorted = Object.entries(sortKeys).map(([key, field]) => [
          key,
          toSortKey(read(field)),
        ]);
        const compared = Object.entries(matched).map(([key, { field, toKey }]) => [
          key,
          toKey(read(field)),
        ]);
        return {
          ...Object.fromEntries([...sorted, ...compared]),
          searchKey: toSearchKey(...readAll(short)),
          textKey: toTextKey(...readAll(all)),
        };
      },
    },
  ]),
  // as: one of each kind, whose columns are those of its table.
) as unknown as { [Table in RecordTable]: Recipe<Table> };

/**
 * The keys that a change makes others of; undefined when only some of their texts came along, and
 * the record as it is, `found`, has to be known for the rest.
 */
export function toChangedKeys(
  { texts, toKeys }: Recipe<RecordTable>,
  changes: Record<string, unknown>,
  found?: object,
): Record<string, string> | undefined {
  const changed = texts.filter((name) => changes[name] !== undefined);
  if (changed.length === 0) return {};
  if (!found && changed.length < texts.length) return undefined;
  return toKeys({ ...found, ...Object.fromEntries(changed.map((name) => [name, changes[name]])) });
}
