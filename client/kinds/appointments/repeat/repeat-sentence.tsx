import { Layers2, Repeat } from "lucide-react";
import { formatDate } from "../../../lib/dates/dates.ts";
import { countOf } from "../../../lib/format/count.ts";
import { cx } from "../../../ui/class-names.ts";
import { describeShorter, describeUntil, type RepeatEnd } from "./repeat-words.ts";

interface RepeatSentenceProps {
  rule: string;
  date: string;
  /** Undefined until it is known. */
  end: RepeatEnd | undefined;
  className?: string;
}

/** "Every 2 weeks on Monday until Mar 8, 2027, 8 times." */
export function RepeatSentence({ rule, date, end, className }: RepeatSentenceProps) {
  const shorter = describeShorter(rule);
  return (
    <p className={cx("flex gap-2 leading-5", className)}>
      <Repeat className="mt-0.5 text-ink-3" />
      <span>
        {describeUntil(rule, date, end?.lastTime ?? null)}
        {end?.count != null && (
          <>
            , <b className="font-semibold">{countOf(end.count, "time")}</b>
          </>
        )}
        .{shorter && ` ${shorter}`}
      </span>
    </p>
  );
}

/** "Overlaps twice, on Dec 28 and Feb 8." */
export function RepeatOverlaps({ dates }: { dates: readonly string[] }) {
  if (dates.length === 0) return null;
  return (
    <p className="flex gap-1.5 text-13 font-medium text-notice">
      <Layers2 className="mt-0.5 size-3.5" />
      {describeOverlaps(dates)}
    </p>
  );
}

const named = 4;

function describeOverlaps(dates: readonly string[]): string {
  const often = ["once", "twice"][dates.length - 1] ?? `${dates.length} times`;
  // The year only where it is another one: the dates stand beside the first.
  const days = dates.slice(0, named).map((date) => formatDate(date, "shortDay"));
  const more = dates.length - named;
  return `Overlaps ${often}, on ${lists.format(more > 0 ? [...days, `${more} more days`] : days)}.`;
}
const lists = new Intl.ListFormat("en-US");
