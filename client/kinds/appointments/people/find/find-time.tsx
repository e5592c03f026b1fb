import "../../../../styles/several.css";
import { Plus, X } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { common } from "../../../../../shared/words/en/common.ts";
import { together } from "../../../../../shared/words/en/together.ts";
import { formatDate, formatDuration, formatTime } from "../../../../lib/dates/dates.ts";
import { useNow } from "../../../../lib/dates/use-now.ts";
import { readingKey } from "../../../../lib/language/direction.ts";
import { nameOfPerson } from "../../../../lib/people/people-here.ts";
import { timeOf } from "../../../../lib/queries/bookings.ts";
import { useSettings } from "../../../../lib/use-settings.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { Menu } from "../../../../ui/menu/menu.tsx";
import { Select } from "../../../../ui/menu/select.tsx";
import { Delayed, Skeleton } from "../../../../ui/skeleton.tsx";
import { Failed } from "../../../../ui/states.tsx";
import { Kbd } from "../../../../ui/text/kbd.tsx";
import { SquareOf } from "../../../../ui/text/person-square.tsx";
import { Rich } from "../../../../ui/text/rich.tsx";
import { durationOptions } from "../../choices.ts";
import { calendarFailed, mineFirst, shortNameOf } from "../names.ts";
import { useHosts } from "../workers.ts";
import { DayBars } from "./day-bars.tsx";
import { FoundTimes } from "./found-times.tsx";
import { type Range, rangeOptions, rangeWith, useFound } from "./use-found.ts";

export interface TakenTime {
  date: string;
  /** Minutes from midnight. */
  start: number;
  /** Minutes. */
  length: number;
  /** In the calendar of the first. */
  people: string[];
}

/** What is filled in at first. */
export interface AskedTime {
  people: readonly string[];
  /** Minutes; as new appointments are by default. */
  length?: number;
  /** In the range that this day is in. */
  day?: string;
  /** The appointment that is moved, which is in nobody's way. */
  ownId?: string | undefined;
}

interface FindTimeProps extends AskedTime {
  onClose: () => void;
  onTake: (time: TakenTime) => void;
}

const most = 6;

/** When several people are free for so long, as times to take and as bars of their days. */
export function FindTime({ onClose, onTake, ownId, ...asked }: FindTimeProps) {
  const now = useNow();
  const [people, setPeople] = useState(() => mineFirst(asked.people).slice(0, most));
  const grid = useRef<HTMLDivElement>(null);
  const usual = useSettings().calendar.duration;
  const [length, setLength] = useState(asked.length ?? usual);
  const [range, setRange] = useState<Range>(() => rangeWith(asked.day ?? "", now.today));
  const { days, times, starts, isKnown, span, failed } = useFound({
    ...{ people, length, range, now, ownId },
  });
  const [chosen, setChosen] = useState<{ date: string; start: number }>();
  const isStill = chosen && starts.get(chosen.date)?.includes(chosen.start);
  const choice = isStill ? chosen : times[0];
  const rest = useHosts().filter(({ _id }) => !people.includes(_id));
  const words =
    choice &&
    together.find.dayTime(formatDate(choice.date, "shortWeekdayDate"), clockOf(choice.start));
  const take = () => choice && onTake({ ...choice, length, people });
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (!choice || (target instanceof Element && target.closest("[data-keys=own]"))) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    const nudge = { ArrowRight: 15, ArrowLeft: -15 }[readingKey(key)];
    if (step) {
      const isBeyond = (time: Time) => (keyOf(time) < keyOf(choice) ? -1 : 1) === step;
      const beyond = times.filter((time) => keyOf(time) !== keyOf(choice) && isBeyond(time));
      const next = beyond.at(step > 0 ? 0 : -1);
      if (next) setChosen(next);
    } else if (nudge) {
      const start = choice.start + nudge;
      if (starts.get(choice.date)?.includes(start)) setChosen({ date: choice.date, start });
    } else if (key === "Enter") take();
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={together.find.title}
      width="days"
      initialFocus={grid}
      footer={
        <>
          <span className="me-auto flex items-center gap-1 text-13 text-ink-3 to-700:hidden">
            <Rich
              text={together.find.keys}
              tags={{
                times: () => (
                  <>
                    <Kbd>↑</Kbd>
                    <Kbd>↓</Kbd>
                  </>
                ),
                minutes: () => (
                  <>
                    <Kbd>←</Kbd>
                    <Kbd>→</Kbd>
                  </>
                ),
              }}
            />
          </span>
          <Button variant="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button variant="primary" disabled={!choice} onClick={take}>
            {words ? together.find.takeTime(words) : together.find.take}
          </Button>
        </>
      }
    >
      <div className="mt-3 flex flex-wrap items-center gap-2" data-keys="own">
        {people.map((id) => (
          <span
            key={id}
            className="inline-flex h-9 items-center gap-2 rounded-2 border border-line px-2 text-14"
          >
            <SquareOf id={id} size={20} named />
            <b className="font-semibold">{shortNameOf(id)}</b>
            {people.length > 1 && (
              <button
                type="button"
                aria-label={together.remove(nameOfPerson(id))}
                className="grid h-full place-items-center px-1 text-ink-3 hover:text-ink [--icon:13px]"
                onClick={() => setPeople(people.filter((one) => one !== id))}
              >
                <X />
              </button>
            )}
          </span>
        ))}
        {rest.length > 0 && people.length < most && (
          <Menu
            trigger={
              <Button variant="quiet" icon={<Plus />}>
                {together.person}
              </Button>
            }
          >
            {({ MenuItem }) =>
              rest.map(({ _id, name }) => (
                <MenuItem
                  key={_id}
                  icon={<SquareOf id={_id} size={18} named />}
                  onClick={() => setPeople(mineFirst([...people, _id]))}
                >
                  {name}
                </MenuItem>
              ))
            }
          </Menu>
        )}
        <span className="ms-auto w-24 to-700:ms-0 to-700:flex-1">
          <Select
            aria-label={together.find.duration}
            options={durationOptions}
            value={String(length)}
            onValueChange={(minutes) => setLength(Number(minutes))}
          />
        </span>
        <span className="w-38 to-700:flex-1">
          <Select
            aria-label={together.find.range}
            options={rangeOptions()}
            value={range}
            onValueChange={(next) => setRange(next)}
          />
        </span>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys choose among the buttons in it */}
      <div
        ref={grid}
        tabIndex={-1}
        className="outline-none mt-3 grid min-h-70 grid-cols-[252px_minmax(0,1fr)] border-t border-line-strong to-700:grid-cols-1"
        onKeyDown={onKeyDown}
      >
        {failed.length > 0 ? (
          <Failed
            className="col-span-full mt-3"
            title={calendarFailed(failed[0] ?? "")}
            onRetry={() => span.refetch()}
            retrying={span.isFetching}
          />
        ) : !isKnown ? (
          <Delayed>
            <Skeleton className="m-4 w-40" />
            <Skeleton className="m-4 w-70" />
          </Delayed>
        ) : (
          <>
            <FoundTimes
              times={times}
              people={people}
              length={length}
              choice={choice}
              onChoose={setChosen}
              onTake={take}
              none={
                length === 60
                  ? together.find.noHour[range]
                  : together.find.noTime[range](formatDuration(length))
              }
              onNext={range === "week" ? () => setRange("next") : undefined}
            />
            <DayBars days={days} choice={choice} length={length} today={now.today} />
          </>
        )}
      </div>
    </Dialog>
  );
}

function clockOf(start: number): string {
  return formatTime(`T${timeOf(start)}`);
}

type Time = Pick<TakenTime, "date" | "start">;

/** In order of time. */
function keyOf({ date, start }: Time): string {
  return `${date} ${timeOf(start)}`;
}
