import { memo, useMemo } from "react";
import { firstNameOf } from "../../../../shared/matching/first-name.ts";
import type { Story, StoryEntry, StoryPart } from "../../../../shared/story.ts";
import { story } from "../../../../shared/words/en/story.ts";
import { useNow } from "../../../lib/dates/use-now.ts";
import type { ListView } from "../../../lib/lists/list-query.ts";
import { nameOfPerson } from "../../../lib/people/people-here.ts";
import { linkClass } from "../../../ui/page.tsx";
import { NowLine } from "../../../ui/rail/rail.tsx";
import { Delayed, Skeleton } from "../../../ui/skeleton.tsx";
import { Failed } from "../../../ui/states.tsx";
import { type Row, splitAtNow, toRows } from "../rows.ts";
import { ActivityEntry } from "./activity-entry.tsx";
import { AppointmentEntry } from "./appointment-entry.tsx";
import { AddedEntry, ChangeEntry } from "./change-entry.tsx";
import { StoryViewContext } from "./entry-parts.tsx";
import { ConfirmedEntry, MailEntry } from "./mail-entry.tsx";
import { TaskEntry } from "./task-entry.tsx";

type StoryEntriesProps = {
  list: ListView<StoryEntry> & { first: Story | undefined };
  named: boolean;
  responsible: string | undefined;
  part: StoryPart | undefined;
  typed: string;
  /** Whose entries; everyone's without. */
  who: string | undefined;
  /** Entries of this part, loaded or not. */
  total: number;
  onClearSearch: () => void;
  onEveryone: () => void;
};

/** Below the composer: what is open, what comes, the line of today, and the past. */
export function StoryEntries({
  list,
  named,
  responsible,
  part,
  typed,
  who,
  total,
  onClearSearch,
  onEveryone,
}: StoryEntriesProps) {
  const now = useNow();
  const rows = useMemo(() => toRows(list.rows), [list.rows]);
  const { coming, past } = useMemo(() => splitAtNow(rows, now), [rows, now]);
  const view = useMemo(
    () => ({ named, typed, titles: titlesIn(rows), responsible }),
    [named, typed, rows, responsible],
  );
  const isWithTasks = part === undefined || part === "tasks";
  const open = (isWithTasks && list.first?.openTasks) || [];

  if (list.state === "loading") return <EntrySkeletons />;
  if (list.state === "failed") {
    return (
      <li className="free">
        <div className="rail-margin" />
        <div className="rail-body">
          <Failed title={story.entries.failed} onRetry={list.retry} retrying={list.retrying} />
        </div>
      </li>
    );
  }
  const above = open.length + coming.length;
  if (above + past.length === 0) {
    return <None {...{ typed, who, onClearSearch, onEveryone }} />;
  }
  const { more } = list;
  const earlier = total - list.rows.length - open.length;
  return (
    <StoryViewContext value={view}>
      {open.map((task) => (
        <TaskEntry key={task._id} task={task} />
      ))}
      {coming.map((row) => (
        <StoryRow key={row.key} row={row} coming />
      ))}
      {above > 0 && <NowLine time={story.entries.today} label="" />}
      {past.map((row) => (
        <StoryRow key={row.key} row={row} />
      ))}
      {more.exist && (
        <li className="free">
          <div className="rail-margin" />
          <div className="rail-body text-13">
            <button
              type="button"
              className={linkClass}
              aria-busy={more.loading}
              onClick={more.load}
            >
              {more.failed ? story.entries.moreFailed : story.entries.earlier(Math.max(earlier, 1))}
            </button>
            <span className="not-print:hidden">{story.entries.notPrinted(earlier)}</span>
          </div>
        </li>
      )}
    </StoryViewContext>
  );
}

function titlesIn(rows: readonly Row[]): ReadonlyMap<string, string> {
  return new Map(
    rows.flatMap((row) =>
      row.type === "appointment" ? [[row.appointment._id, row.appointment.title]] : [],
    ),
  );
}

type NoneProps = Pick<StoryEntriesProps, "typed" | "who" | "onClearSearch" | "onEveryone">;

function None({ typed, who, onClearSearch, onEveryone }: NoneProps) {
  return (
    <li className="free">
      <div className="rail-margin" />
      <div className="rail-body pt-1! text-ink-3">
        {typed ? (
          <p role="status">
            {story.entries.noMatch(typed)}{" "}
            <button type="button" className={linkClass} onClick={onClearSearch}>
              {story.entries.clearSearch}
            </button>
          </p>
        ) : who ? (
          <p role="status">
            {story.entries.noneOf(firstNameOf(nameOfPerson(who)))}{" "}
            <button type="button" className={linkClass} onClick={onEveryone}>
              {story.entries.everyone}
            </button>
          </p>
        ) : (
          <p>{story.entries.none}</p>
        )}
      </div>
    </li>
  );
}

/** Five entries that are still on their way. */
function EntrySkeletons() {
  return (
    <li className="free">
      <div className="rail-margin" />
      <div className="rail-body" role="status">
        <span className="sr-only">{story.entries.loading}</span>
        <Delayed>
          {["w-44", "w-72", "w-36", "w-80", "w-60"].map((width) => (
            <p key={width} className="grid grid-cols-[minmax(0,1fr)] gap-2 pt-2 pb-4">
              <Skeleton className="w-20" />
              <Skeleton className={width} />
            </p>
          ))}
        </Delayed>
      </div>
    </li>
  );
}

type StoryRowProps = {
  row: Row;
  /** An appointment above the line of today. */
  coming?: boolean;
};

/** Typing in the composer leaves the entries alone. */
const StoryRow = memo(function StoryRow({ row, coming = false }: StoryRowProps) {
  switch (row.type) {
    case "activity":
      return <ActivityEntry activity={row.activity} letter={row.letter} />;
    case "mail":
      return <MailEntry mail={row} />;
    case "confirmed":
      return <ConfirmedEntry confirmed={row} />;
    case "appointment":
      return <AppointmentEntry appointment={row.appointment} booked={row.booked} coming={coming} />;
    case "task":
      return <TaskEntry task={row.task} doneAt={row.at} />;
    case "change":
      return <ChangeEntry change={row} />;
    case "added":
      return <AddedEntry added={row} />;
  }
});
