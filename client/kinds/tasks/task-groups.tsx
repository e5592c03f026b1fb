import type { ReactNode } from "react";
import type { Task } from "../../../shared/kinds/tasks.ts";
import { common } from "../../../shared/words/en/common.ts";
import { results } from "../../../shared/words/en/results.ts";
import { tasks as words } from "../../../shared/words/en/tasks.ts";
import { formatDue } from "../../lib/dates/dates.ts";
import type { ListView } from "../../lib/lists/list-query.ts";
import { cx } from "../../ui/class-names.ts";
import { Delayed, Skeleton } from "../../ui/skeleton.tsx";
import { Failed } from "../../ui/states.tsx";
import type { TaskListParts } from "./open-task.tsx";
import { TaskRow } from "./task-row.tsx";
import type { TaskGroup } from "./words.ts";

/** Rows of a later page. */
const nextRows = 200;

/** A line of words in the place of tasks. */
const noteClass = "flex min-h-[46px] items-center text-13/5 text-ink-2";

type TaskGroupsProps = {
  list: ListView<Task>;
  groups: readonly TaskGroup[];
  today: string;
  isEmpty: boolean;
  parts: TaskListParts;
  /** Said instead where there are tasks of others. */
  nothing?: ReactNode;
};

/** What is to be done, in every state of loading. */
export function TaskGroups({ list, groups, today, isEmpty, parts, nothing }: TaskGroupsProps) {
  if (list.state === "failed") {
    return (
      <Group name={words.title}>
        <Failed title={results.tasks.listFailed} onRetry={list.retry} retrying={list.retrying} />
      </Group>
    );
  }
  if (list.state === "loading") return <TaskSkeletons />;
  if (isEmpty) {
    return <Group name={words.title}>{nothing || <p className={noteClass}>{words.none}</p>}</Group>;
  }
  const shown = groups.filter(({ state, tasks }) => state === "today" || tasks.length > 0);
  const going = shown.findLast(({ whole, tasks }) => !whole && tasks.length > 0);
  return shown.map(({ state, tasks, whole }) => (
    <Group
      key={state}
      name={words.groups[state]}
      notice={state === "overdue"}
      note={state === "today" ? formatDue(today) : whole && words.count(tasks.length)}
      more={state === going?.state && <More list={list} />}
    >
      {tasks.length === 0 ? (
        <p className={noteClass}>{words.nothingToday}</p>
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
    <Group name={words.groups.done} note={words.count(list.total)} more={<More list={list} />}>
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
    <section
      aria-label={name}
      data-needs={screenOnly ? "write" : undefined}
      className={cx(
        "group/tasks grid grid-cols-[160px_minmax(0,1fr)] to-1040:grid-cols-[116px_minmax(0,1fr)] to-700:grid-cols-1",
        screenOnly && "print:hidden",
      )}
    >
      <div className="pe-5 pt-[15px] text-end group-first/tasks:pt-7 to-700:flex to-700:items-baseline to-700:gap-2 to-700:border-b to-700:border-line-strong to-700:px-0 to-700:pt-5 to-700:pb-2 to-700:text-start to-700:group-first/tasks:hidden print:pt-1.5!">
        <h2 className={cx("leading-[18px] font-semibold", notice && "text-notice")}>{name}</h2>
        {note && <small className="text-12 text-ink-3">{note}</small>}
      </div>
      <div className="min-w-0 border-s border-margin ps-5 pb-6 group-first/tasks:pt-4 group-first/tasks:pb-5 group-last/tasks:pb-2 to-700:border-s-0 to-700:p-0 to-700:group-first/tasks:pt-4 to-700:group-first/tasks:pb-2 to-700:group-last/tasks:pb-2 print:pb-3!">
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
    <p className={noteClass}>
      <span className="not-print:hidden">{words.notPrinted(total - rows.length)}</span>
      <button
        type="button"
        className="link hit-area print:hidden"
        onClick={more.load}
        aria-busy={more.loading}
      >
        {more.failed ? common.tryAgain : words.showMore(count)}
      </button>
    </p>
  );
}

function TaskSkeletons() {
  return (
    <Group name={words.groups.today}>
      <ul aria-hidden="true" className="min-h-[276px]">
        <Delayed>
          {Array.from({ length: 6 }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no other identity
            <li key={row} className="task">
              <Skeleton className="size-[18px]" />
              <Skeleton className="w-56 max-w-full" />
              <Skeleton className="task-people w-36" />
            </li>
          ))}
        </Delayed>
      </ul>
    </Group>
  );
}

type TaskListProps = { tasks: readonly Task[]; today: string; parts: TaskListParts };

/** Tasks one below the other; the one being edited is a form in its own place. */
function TaskList({ tasks, today, parts: { onOpen, editor } }: TaskListProps) {
  return (
    <ul>
      {tasks.map((task) =>
        editor && editor.id === task._id ? (
          <li key={task._id} data-task={task._id}>
            <editor.Editor task={task} today={today} onClose={editor.close} />
          </li>
        ) : (
          <TaskRow key={task._id} task={task} today={today} onOpen={onOpen} />
        ),
      )}
    </ul>
  );
}
