import type { Change } from "../../../shared/history/history.ts";
import { history } from "../../../shared/words/en/history.ts";
import { useNow } from "../../lib/dates/use-now.ts";
import { dayOf, headOf } from "../../lib/dates/when.ts";
import type { ListView } from "../../lib/lists/list-query.ts";
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
export function Ledger({ list, record, level = 2 }: LedgerProps) {
  const { today } = useNow();
  const days = [...Map.groupBy(list.rows, ({ at }) => dayOf(at))];
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div aria-busy={list.busy || undefined} className={list.busy ? "opacity-60" : undefined}>
      {days.map(([day, changes], place) => {
        const { title, date } = headOf(day, today);
        const whole = place < days.length - 1 || !list.more.exist;
        return (
          <section key={day} aria-label={history.dayLabel(title, date)} className="pt-6 first:pt-1">
            <div className="flex items-baseline gap-3 pb-2">
              <Heading className="section-title">{title}</Heading>
              <span className="text-13 text-ink-3">
                {whole ? history.dayCount(date, changes.length) : date}
              </span>
            </div>
            <div className="border-t border-line-strong [--mg:98px] to-700:[--mg:76px]">
              <Rail>
                {changes.map((change) => (
                  <ChangeRow key={change._id} change={change} named={change.record !== record} />
                ))}
              </Rail>
            </div>
          </section>
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
