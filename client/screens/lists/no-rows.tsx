import { isolate } from "../../lib/format/isolate.ts";
import { NoMatch } from "../../ui/states.tsx";

type NoRowsProps = {
  one: string;
  many: string;
  search: string | undefined;
  filtered: boolean;
  /** Clears both. */
  onClear: () => void;
};

/** That nothing matches, with the way back to all. */
export function NoRows({ one, many, search, filtered, onClear }: NoRowsProps) {
  if (!filtered)
    return <NoMatch title={`No ${one} matches “${isolate(search ?? "")}”`} onClear={onClear} />;
  const title = search
    ? `No ${many} match “${isolate(search)}” and these filters.`
    : `No ${many} match these filters.`;
  return (
    <NoMatch title={title} before="" after={null} clearLabel="Clear Filters" onClear={onClear} />
  );
}
