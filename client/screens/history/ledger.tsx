import type { Change } from "../../../shared/history/history.ts";
import { history } from "../../../shared/words/en/history.ts";
import { useNow } from "../../lib/dates/use-now.ts";
import { dayOf, headOf } from "../../lib/dates/when.ts";
import type { ListView } from "../../lib/lists/list-query.ts";
import { DaySection } from "../../ui/day-section.tsx";
import { Rail } from "../../ui/rail/rail.tsx";
import { ChangeRow } from "./change-row.tsx";

type Changes = Pick<ListView<Change>, "rows" | "more" | "busy">;

interface LedgerProps {
  list: Changes;
  /** The record whose own page this is; elsewhere each sentence names its record. */
  record?: string;
  level?: 2 | 3;
}

/** Acts by the day on which they were done, the newest first. */
export function Ledger({ list, record, level }: LedgerProps) {
  const { today } = useNow();
  const days = [...Map.groupBy(list.rows, ({ at }) => dayOf(at))];
  return (
    <div aria-busy={list.busy || undefined} className={list.busy ? "opacity-60" : undefined}>
      {days.map(([day, changes], place) => {
        const { title, date } = headOf(day, today);
        const whole = place < days.length - 1 || !list.more.exist;
        return (
          <DaySection
            key={day}
            label={history.dayLabel(title, date)}
            title={title}
            note={whole ? history.dayCount(date, changes.length) : date}
            level={level}
          >
            <div className="border-t border-line-strong [--mg:98px] to-700:[--mg:76px]">
              <Rail>
                {changes.map((change) => (
                  <ChangeRow key={change._id} change={change} named={change.record !== record} />
                ))}
              </Rail>
            </div>
          </DaySection>
        );
      })}
      {list.more.exist && (
        <p className="pt-4 ps-[118px] text-13 to-700:ps-[90px]">
          <button
            type="button"
            className="link hit-area"
            aria-busy={list.more.loading || undefined}
            onClick={list.more.load}
          >
            {list.more.failed ? history.moreFailed : history.earlier}
          </button>
        </p>
      )}
    </div>
  );
}
