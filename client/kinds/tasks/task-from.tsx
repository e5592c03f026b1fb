import type { Task } from "../../../shared/kinds/tasks.ts";
import { firstNameOf } from "../../../shared/matching/first-name.ts";
import { tasks as words } from "../../../shared/words/en/tasks.ts";
import { isAloneHere, nameOfPerson } from "../../lib/people/people-here.ts";

/** Who gave a task to whoever has it; nothing of one's own, and on a desk of one. */
export function TaskFrom({ task: { giver, assignee } }: { task: Task }) {
  if (!giver || giver === assignee || isAloneHere()) return null;
  return (
    <span className="ms-2 inline-block text-13 font-normal text-ink-2">
      {words.from(firstNameOf(nameOfPerson(giver)))}
    </span>
  );
}
