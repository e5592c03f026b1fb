import { Link } from "@tanstack/react-router";
import type { Task } from "../../../shared/kinds/tasks.ts";
import { cx } from "../../ui/class-names.ts";
import { WhoseSquare } from "../../ui/people/whose-square.tsx";
import { railRowClass } from "../../ui/rail/rail.tsx";
import { TaskBox } from "./task-box.tsx";
import { TaskFrom } from "./task-from.tsx";
import { placeOf, TaskNames } from "./task-names.tsx";

/** A task in a RailItem of a rail with class "todo": its checkbox is on the line. */
export function RailTask({ task }: { task: Task }) {
  const { text, done, customer, company } = task;
  return (
    <>
      <span className="knot">
        <TaskBox task={task} />
      </span>
      <div className={cx(railRowClass, "relative hover:bg-well")} title={text}>
        <Link
          {...placeOf(task)}
          className="min-w-0 outline-none after:absolute after:inset-0 after:rounded-2 focus-visible:after:outline-2 focus-visible:after:outline-focus"
        >
          <b className={cx(done && "line-through")}>{text}</b>
          <TaskFrom task={task} />
        </Link>
        {(customer || company) && (
          <small className="clipped">
            <TaskNames task={task} />
          </small>
        )}
        <WhoseSquare id={task.assignee} />
      </div>
    </>
  );
}
