import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { series } from "../../../../shared/words/en/series.ts";
import { formatDate, formatTime } from "../../../lib/dates/dates.ts";
import { SectionHead } from "../../../ui/page.tsx";
import { Rail, RailItem } from "../../../ui/rail/rail.tsx";
import { Rich } from "../../../ui/text/rich.tsx";
import { useRepeat } from "./use-repeat.ts";

/** The most that are listed; a repeat that never ends shows half as many. */
const most = 24;

/** "8 Dates": each date of the chosen repeat, and what it overlaps. */
export function RepeatTimes({ appointment }: { appointment: Appointment | undefined }) {
  const { date, end, times } = useRepeat(appointment);
  if (!end || !times || times.length === 0) return null;
  const { count } = end;
  const listed = times.slice(0, count === null ? most / 2 : most);
  const more = count === null ? 0 : count - listed.length;
  const title = count === null ? series.times.first(listed.length) : series.times.all(count);
  return (
    <section className="mt-8 border-t border-line pt-[22px]">
      <SectionHead
        level={3}
        title={title}
        aside={date.length > 10 && series.times.at(formatTime(date))}
      />
      <Rail margin={78} aria-label={series.times.label} className="rail-dates">
        {listed.map((time, index) => (
          <RailItem
            key={time.date}
            margin={formatDate(time.date, "shortDay")}
            tone={index === 0 ? "accent" : "plain"}
          >
            {time.overlaps ? (
              <small className="clipped font-medium text-notice!">
                <Rich
                  text={series.times.overlaps(time.overlaps.title)}
                  tags={{ title: (title) => <bdi>{title}</bdi> }}
                />
              </small>
            ) : (
              <small>{series.times.free}</small>
            )}
          </RailItem>
        ))}
        {more > 0 && (
          <RailItem margin="">
            <small>{series.times.more(more)}</small>
          </RailItem>
        )}
      </Rail>
    </section>
  );
}
