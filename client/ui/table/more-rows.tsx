import { common } from "../../../shared/words/en/common.ts";
import { tables } from "../../../shared/words/en/tables.ts";
import { formatCount } from "../../lib/format/count.ts";
import type { ListView } from "../../lib/lists/list-query.ts";
import { Button } from "../button.tsx";
import { Failed } from "../states.tsx";

type MoreRowsProps = {
  list: Pick<ListView<unknown>, "more" | "rows" | "total">;
  things: keyof typeof tables.of;
};

/** Below the rows of a list: the button for more of them, and what came of pressing it. */
export function MoreRows({ list: { more, rows, total }, things }: MoreRowsProps) {
  if (more.failed) {
    return (
      <Failed
        className="mt-4"
        title={tables.of[things].moreFailed(total - rows.length)}
        onRetry={more.load}
        retrying={more.loading}
      />
    );
  }
  if (!more.exist) return null;
  return (
    <div className="mt-4 flex items-center gap-3 text-13 text-ink-3">
      <Button size="sm" busy={more.loading} busyLabel={common.loading} onClick={more.load}>
        {tables.showMore}
      </Button>
      {tables.partOf(formatCount(rows.length), formatCount(total))}
    </div>
  );
}
