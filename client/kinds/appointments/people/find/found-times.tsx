import { platformZone } from "../../../../../shared/dates/time-zones.ts";
import { firstNameOf } from "../../../../../shared/matching/first-name.ts";
import { together } from "../../../../../shared/words/en/together.ts";
import {
  formatDate,
  formatDuration,
  formatTime,
  userTimeZone,
} from "../../../../lib/dates/dates.ts";
import { timeOf } from "../../../../lib/queries/bookings.ts";
import { useSession } from "../../../../lib/session.ts";
import { Button } from "../../../../ui/button.tsx";
import { cx } from "../../../../ui/class-names.ts";
import { allOf, isMe } from "../names.ts";

interface Time {
  date: string;
  start: number;
}

interface FoundTimesProps {
  times: readonly Time[];
  people: readonly string[];
  length: number;
  choice: Time | undefined;
  onChoose: (time: Time) => void;
  onTake: () => void;
  /** What is said where there are none. */
  none: string;
  onNext: (() => void) | undefined;
}

/** The times to choose from, each also by the clock of whoever has another. */
export function FoundTimes({
  times,
  people,
  length,
  choice,
  onChoose,
  onTake,
  none,
  onNext,
}: FoundTimesProps) {
  const all = useSession().user?.desk.people ?? [];
  const others = all.filter(
    ({ _id, timeZone }) =>
      people.includes(_id) && !isMe(_id) && timeZone !== null && timeZone !== userTimeZone(),
  );
  if (times.length === 0) {
    return (
      <div className="border-e border-margin py-4 pe-4 to-700:border-e-0">
        <p className="mb-3">{none}</p>
        {onNext && <Button onClick={onNext}>{together.find.lookNext}</Button>}
      </div>
    );
  }
  return (
    <div className="border-e border-margin py-3 pe-4 to-700:order-1 to-700:border-e-0">
      <p className="mb-2 text-12 text-ink-3">
        {people.length > 1
          ? together.free.whoFor(allOf(people.length), formatDuration(length))
          : together.free.youFor(formatDuration(length))}
      </p>
      <ul aria-label={together.find.times}>
        {times.map((time) => {
          const isChosen = time.date === choice?.date && time.start === choice.start;
          return (
            <li key={`${time.date} ${time.start}`}>
              <button
                type="button"
                aria-pressed={isChosen}
                className={cx(
                  "-ms-2.5 block w-[calc(100%+10px)] rounded-2 px-2.5 py-1 text-start hover:bg-well",
                  isChosen && "bg-accent-wash text-accent",
                )}
                onClick={() => onChoose(time)}
                onDoubleClick={onTake}
              >
                <b className="digits font-semibold">
                  {together.find.dayTime(
                    formatDate(time.date, "shortWeekdayDate"),
                    formatTime(`T${timeOf(time.start)}`),
                  )}
                </b>
                {others.map(({ _id, name, timeZone }) => (
                  <small key={_id} className="block text-12 text-ink-3">
                    {together.find.clockOf(firstNameOf(name), clockThere(time, timeZone ?? ""))}
                  </small>
                ))}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function clockThere({ date, start }: Time, timeZone: string): string {
  const [here, there] = [platformZone(userTimeZone()), platformZone(timeZone)];
  if (!here || !there) return "";
  const wall = Date.parse(`${date}T00:00:00Z`) + start * 60_000;
  return formatTime(new Date(there.toWall(here.toInstant(wall))).toISOString());
}
