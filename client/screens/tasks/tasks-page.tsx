import { common } from "../../../shared/words/en/common.ts";
import { tasks as words } from "../../../shared/words/en/tasks.ts";
import { groupTasks } from "../../kinds/tasks/group-tasks.ts";
import { useShownTasks } from "../../kinds/tasks/just-changed.ts";
import { NewTask } from "../../kinds/tasks/new-task.tsx";
import { useOpenTask } from "../../kinds/tasks/open-task.tsx";
import { doneQuery, openQuery } from "../../kinds/tasks/queries.ts";
import { DoneTasks, Group, TaskGroups } from "../../kinds/tasks/task-groups.tsx";
import { TaskKeys } from "../../kinds/tasks/task-keys.tsx";
import { useTaskCursor } from "../../kinds/tasks/use-task-cursor.ts";
import { summariseTasks } from "../../kinds/tasks/words.ts";
import { usePrintedWhole } from "../../lib/browser/print-all.ts";
import { useNow } from "../../lib/dates/use-now.ts";
import { useList } from "../../lib/lists/list-query.ts";
import { isAloneHere } from "../../lib/people/people-here.ts";
import { useWhose } from "../../lib/people/whose.ts";
import { PageHead } from "../../ui/page.tsx";
import { NothingMine, WhoseChoice } from "../../ui/people/whose.tsx";
import { useRowLinks } from "../../ui/table/row-link.tsx";
import { ListMore } from "../lists/list-more.tsx";
import { News } from "../lists/news.tsx";
import { useShownList } from "../lists/shown-list.ts";

/** Everything that is to be done, the most urgent first, and what was done. */
export function TasksPage() {
  const { today } = useNow();
  const whose = useWhose("tasks");
  const { who } = whose;
  const asked = openQuery(who);
  const open = useList(asked);
  const done = useList(doneQuery(who));
  usePrintedWhole(open, "tasks");
  useShownList({ list: "tasks", query: who ? { who } : {} });
  const tasks = useShownTasks(open.rows);
  const doneTasks = useShownTasks(done.rows);
  const groups = groupTasks(tasks, today, open.more.exist);
  const { sheet, ...parts } = useOpenTask();
  const cursor = useTaskCursor([...tasks, ...doneTasks]);
  const isEmpty = open.state === "ready" && tasks.length === 0 && doneTasks.length === 0;
  const rowLinks = useRowLinks();
  return (
    <>
      <title>{common.title(words.title)}</title>
      <PageHead
        title={words.title}
        sub={
          open.state === "ready" &&
          !isEmpty && (
            <>
              {summariseTasks(groups)}
              <News list="tasks" only={asked.queryKey} />
            </>
          )
        }
        inline={isAloneHere()}
        actions={
          // On the phone in one line, where there are several people.
          <div className="contents to-700:has-[>[role=group]]:flex to-700:gap-2 to-700:p-0! to-700:[&>[role=group]]:w-auto to-700:[&>[role=group]]:flex-auto">
            <WhoseChoice page="tasks" whose={whose} />
            {!isEmpty && <ListMore />}
          </div>
        }
      />
      <div {...rowLinks}>
        <div className="border-t border-line-strong" {...cursor}>
          <Group name={words.newTask} screenOnly>
            <NewTask />
          </Group>
          <TaskGroups
            {...{ list: open, groups, today, isEmpty, parts }}
            nothing={who && <NothingMine whose={whose} />}
          />
          <DoneTasks {...{ list: done, tasks: doneTasks, today, parts }} />
        </div>
      </div>
      <TaskKeys />
      {sheet}
    </>
  );
}
