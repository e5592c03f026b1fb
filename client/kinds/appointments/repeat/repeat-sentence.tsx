import { Layers2, Repeat } from "lucide-react";
import { repeats } from "../../../../shared/words/en/repeats.ts";
import { series } from "../../../../shared/words/en/series.ts";
import { formatDate } from "../../../lib/dates/dates.ts";
import { listed } from "../../../lib/format/listed.ts";
import { cx } from "../../../ui/class-names.ts";
import { Rich } from "../../../ui/text/rich.tsx";
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
  const often = describeUntil(rule, date, end?.lastTime ?? null);
  const count = end?.count ?? null;
  return (
    <p className={cx("flex gap-2 leading-5", className)}>
      <Repeat className="mt-0.5 text-ink-3" />
      <span>
        <Rich
          text={count === null ? repeats.sentence(often) : repeats.sentenceTimes(often, count)}
          tags={{ b: (times) => <b className="font-semibold">{times}</b> }}
        />
        {shorter && ` ${shorter}`}
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
  // The year only where it is another one: the dates stand beside the first.
  const days = dates.slice(0, named).map((date) => formatDate(date, "shortDay"));
  const more = dates.length - named;
  const all = listed(more > 0 ? [...days, series.overlaps.otherDays(more)] : days, "en-US");
  if (dates.length === 1) return series.overlaps.once(all);
  return dates.length === 2 ? series.overlaps.twice(all) : series.overlaps.more(dates.length, all);
}
