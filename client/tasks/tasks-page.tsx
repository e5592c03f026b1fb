import { useNow } from "../appointments/use-now.ts";
import { useList } from "../lib/list-query.ts";
import { usePrintedWhole } from "../lib/print-all.ts";
import { ListMore } from "../lists/list-more.tsx";
import { useShownList } from "../lists/shown-list.ts";
import { PageHead } from "../ui/page.tsx";
import { useRowLinks } from "../ui/row-link.tsx";
import { groupTasks } from "./group-tasks.ts";
import { useShownTasks } from "./just-changed.ts";
import { NewTask } from "./new-task.tsx";
import { useOpenTask } from "./open-task.tsx";
import { doneQuery, openQuery } from "./queries.ts";
import { DoneTasks, Group, TaskGroups } from "./task-groups.tsx";
import { TaskKeys } from "./task-keys.tsx";
import { useTaskCursor } from "./use-task-cursor.ts";
import { summariseTasks } from "./words.ts";

const allTasks = { list: "tasks", query: {} } as const;

/** Everything that is to be done, the most urgent first, and what was done. */
export function TasksPage() {
  const { today } = useNow();
  const open = useList(openQuery);
  const done = useList(doneQuery);
  usePrintedWhole(open, "tasks");
  useShownList(allTasks);
  const tasks = useShownTasks(open.rows);
  const doneTasks = useShownTasks(done.rows);
  const groups = groupTasks(tasks, today, open.more.exist);
  const { sheet, ...parts } = useOpenTask();
  const cursor = useTaskCursor([...tasks, ...doneTasks]);
  const isEmpty = open.state === "ready" && tasks.length === 0 && doneTasks.length === 0;
  const rowLinks = useRowLinks();
  return (
    <>
      <title>Tasks · Client Desk</title>
      <PageHead
        title="Tasks"
        sub={open.state === "ready" && !isEmpty && summariseTasks(groups)}
        inline
        actions={!isEmpty && <ListMore />}
      />
      <div {...rowLinks}>
        <div className="tasks" {...cursor}>
          <Group name="New task" screenOnly>
            <NewTask />
          </Group>
          <TaskGroups {...{ list: open, groups, today, isEmpty, parts }} />
          <DoneTasks {...{ list: done, tasks: doneTasks, today, parts }} />
        </div>
      </div>
      <TaskKeys />
      {sheet}
    </>
  );
}
