import { type FreeTime, startsIn } from "../../../../shared/slots/free-times.ts";
import { together } from "../../../../shared/words/en/together.ts";
import { allOf, mineFirst } from "../../../kinds/appointments/people/names.ts";
import { formatSpan } from "../../../lib/dates/format-span.ts";
import { may } from "../../../lib/people/rights.ts";
import { useSettings } from "../../../lib/use-settings.ts";
import { putDraft } from "../week/draft/draft-place.ts";
import type { Hours } from "../week/week-hours.ts";
import { topOf } from "../week/week-layout.ts";

interface FreeLineProps {
  time: FreeTime;
  hours: Hours;
  /** Who is free. */
  ids: readonly string[];
}

/** The margin line where all are free; pressed, an appointment with all of them is drafted there. */
export function FreeLine({ time, hours, ids }: FreeLineProps) {
  const { duration } = useSettings().calendar;
  const start = Math.max(time.start, hours.from * 60);
  const end = Math.min(time.end, hours.to * 60);
  if (start >= end) return null;
  const [who, times] = [allOf(ids.length), formatSpan(time)];
  const words = together.free.at(who, times);
  const place = { top: topOf(start, hours), height: topOf(end, hours) - topOf(start, hours) };
  if (!may("write")) return <span className="free-line" style={place} title={words} />;
  const draft = () => {
    const length = Math.min(duration, Math.floor((time.end - time.start) / 15) * 15);
    const [first = time.start] = startsIn(time, length);
    putDraft({ date: time.date, start: first, length, drawing: false, people: mineFirst(ids) });
  };
  return (
    <button
      type="button"
      className="free-line"
      style={place}
      title={words}
      aria-label={together.free.newAt(who, times)}
      onClick={draft}
    />
  );
}
