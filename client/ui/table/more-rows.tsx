import { formatCount } from "../../lib/format/count.ts";
import type { ListView } from "../../lib/lists/list-query.ts";
import { Button } from "../button.tsx";
import { Failed } from "../states.tsx";

type MoreRowsProps = {
  list: Pick<ListView<unknown>, "more" | "rows" | "total">;
  /** "customers" */
  things: string;
};

/** Below the rows of a list: the button for more of them, and what came of pressing it. */
export function MoreRows({ list: { more, rows, total }, things }: MoreRowsProps) {
  if (more.failed) {
    return (
      <Failed
        className="mt-4"
        title={`The other ${formatCount(total - rows.length)} ${things} could not be loaded.`}
        onRetry={more.load}
        retrying={more.loading}
      />
    );
  }
  if (!more.exist) return null;
  return (
    <div className="mt-4 flex items-center gap-3 text-13 text-ink-3">
      <Button size="sm" busy={more.loading} busyLabel="Loading" onClick={more.load}>
        Show More
      </Button>
      {formatCount(rows.length)} of {formatCount(total)}
    </div>
  );
}
