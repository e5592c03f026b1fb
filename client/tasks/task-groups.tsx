import type { ReactNode } from "react";
import { messages } from "../../shared/messages.ts";
import type { Task } from "../../shared/tasks.ts";
import { countOf, formatCount } from "../lib/count.ts";
import type { ListView } from "../lib/list-query.ts";
import { cx } from "../ui/class-names.ts";
import { Delayed, Skeleton } from "../ui/skeleton.tsx";
import { Failed } from "../ui/states.tsx";
import type { TaskGroup } from "./group-tasks.ts";
import type { TaskListParts } from "./open-task.tsx";
import { TaskList } from "./task-list.tsx";
import { type DueState, formatDue } from "./words.ts";

const names: Record<DueState, string> = {
  overdue: "Overdue",
  today: "Today",
  upcoming: "Upcoming",
  someday: "No date",
};

/** Rows of a later page. */
const nextRows = 200;

type TaskGroupsProps = {
  list: ListView<Task>;
  groups: readonly TaskGroup[];
  today: string;
  isEmpty: boolean;
  parts: TaskListParts;
};

/** What is to be done, in every state of loading. */
export function TaskGroups({ list, groups, today, isEmpty, parts }: TaskGroupsProps) {
  if (list.state === "failed") {
    return (
      <Group name="Tasks">
        <Failed title={messages.tasks.listFailed} onRetry={list.retry} retrying={list.retrying} />
      </Group>
    );
  }
  if (list.state === "loading") return <ToCome />;
  if (isEmpty) {
    return (
      <Group name="Tasks">
        <p className="note">No tasks. Add one here, or while you write a note.</p>
      </Group>
    );
  }
  const shown = groups.filter(({ state, tasks }) => state === "today" || tasks.length > 0);
  const going = shown.findLast(({ whole, tasks }) => !whole && tasks.length > 0);
  return shown.map(({ state, tasks, whole }) => (
    <Group
      key={state}
      name={names[state]}
      notice={state === "overdue"}
      note={state === "today" ? formatDue(today) : whole && countOf(tasks.length, "task")}
      more={state === going?.state && <More list={list} />}
    >
      {tasks.length === 0 ? (
        <p className="note">Nothing due today.</p>
      ) : (
        <TaskList tasks={tasks} today={today} parts={parts} />
      )}
    </Group>
  ));
}

type DoneTasksProps = {
  list: ListView<Task>;
  tasks: readonly Task[];
  today: string;
  parts: TaskListParts;
};

/** The latest that were done. Without them nothing is missing: no words while they load. */
export function DoneTasks({ list, tasks, today, parts }: DoneTasksProps) {
  if (tasks.length === 0) return null;
  return (
    <Group name="Done" note={countOf(list.total, "task")} more={<More list={list} />}>
      <TaskList tasks={tasks} today={today} parts={parts} />
    </Group>
  );
}

type GroupProps = {
  name: string;
  /** Under the name: how many, or the day. */
  note?: ReactNode;
  notice?: boolean;
  /** Not printed: it only takes what is typed. */
  screenOnly?: boolean;
  more?: ReactNode;
  children: ReactNode;
};

/** A name in the margin and what belongs to it. */
export function Group({
  name,
  note,
  notice = false,
  screenOnly = false,
  more,
  children,
}: GroupProps) {
  return (
    <section className={cx("group", screenOnly && "print:hidden")} aria-label={name}>
      <div className="name">
        <h2 className={cx(notice && "text-notice")}>{name}</h2>
        {note && <small>{note}</small>}
      </div>
      <div className="body">
        {children}
        {more}
      </div>
    </section>
  );
}

/** Loads the next page. */
function More({ list: { rows, total, more } }: { list: ListView<Task> }) {
  const count = Math.min(nextRows, total - rows.length);
  if (!more.exist || count < 1) return null;
  return (
    <p className="note">
      <span className="not-print:hidden">
        {countOf(total - rows.length, "more task")} not printed
      </span>
      <button
        type="button"
        className="link hit print:hidden"
        onClick={more.load}
        aria-busy={more.loading}
      >
        {more.failed ? "Try Again" : `Show ${formatCount(count)} more`}
      </button>
    </p>
  );
}

function ToCome() {
  return (
    <Group name="Today">
      <ul aria-hidden="true" className="min-h-[276px]">
        <Delayed>
          {Array.from({ length: 6 }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no other identity
            <li key={row} className="task">
              <Skeleton className="size-[18px]" />
              <Skeleton className="w-56 max-w-full" />
              <Skeleton className="who w-36" />
            </li>
          ))}
        </Delayed>
      </ul>
    </Group>
  );
}
