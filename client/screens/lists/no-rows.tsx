import type { FilteredList } from "../../../shared/lists/filters.ts";
import { lists } from "../../../shared/words/en/lists.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { NoMatch } from "../../ui/states.tsx";

type NoRowsProps = {
  list: FilteredList;
  search: string | undefined;
  filtered: boolean;
  /** Clears both. */
  onClear: () => void;
};

/** That nothing matches, with the way back to all. */
export function NoRows({ list, search, filtered, onClear }: NoRowsProps) {
  const { noMatch, noneMatch, noneMatchBoth } = lists.of[list];
  if (!filtered)
    return (
      <NoMatch title={noMatch(isolate(search ?? ""))} hint={lists.clearSearch} onClear={onClear} />
    );
  const title = search ? noneMatchBoth(isolate(search)) : noneMatch;
  return <NoMatch title={title} hint={lists.clearFilters} onClear={onClear} />;
}
