import { Check, ChevronLeft, Clock, Pencil, Trash2, Undo2 } from "lucide-react";
import { useRef, useState } from "react";
import type { Task } from "../../../shared/kinds/tasks.ts";
import { tasks as words } from "../../../shared/words/en/tasks.ts";
import { formatDue } from "../../lib/dates/dates.ts";
import { useNow } from "../../lib/dates/use-now.ts";
import { DayPopup } from "../../ui/dates/day-popup.tsx";
import { Sheet } from "../../ui/dialog/sheet.tsx";
import { SheetChoice } from "../../ui/dialog/sheet-choice.tsx";
import { removeTask, setDone, snooze } from "./mutations.ts";

import { snoozeChoices } from "./snooze-menu.tsx";

/** A press on the text edits it; on the phone, it opens a sheet with everything there is to do. */
export interface OpenTask {
  task: Task;
  as: "text" | "edit" | "snooze";
}

type TaskSheetProps = {
  open: OpenTask | null;
  onEdit: (task: Task) => void;
  onClose: () => void;
};

/** Everything a thumb can do with a task; a swipe to the left comes to the days at once. */
export function TaskSheet({ open, onEdit, onClose }: TaskSheetProps) {
  // What it shows while it slides away.
  const [last, setLast] = useState(open);
  const [days, setDays] = useState(open?.as === "snooze");
  const [picking, setPicking] = useState<Task | null>(null);
  const { today } = useNow();
  if (open && open !== last) {
    setLast(open);
    setDays(open.as === "snooze");
  }
  const task = last?.task;
  const anchor = useRef<HTMLElement>(null);
  if (!task) return null;
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <>
      <Sheet
        open={open !== null}
        onOpenChange={(next) => next || onClose()}
        title={days ? words.acts.snooze : task.text}
        titleShown
      >
        <div>
          {days ? (
            <>
              {snoozeChoices(today).map(({ label, day }) => (
                <SheetChoice
                  key={label}
                  aside={day && formatDue(day)}
                  onClick={then(() => (day ? snooze(task, day) : setPicking(task)))}
                >
                  {label}
                </SheetChoice>
              ))}
              <SheetChoice onClick={then(() => snooze(task, null))}>
                {words.groups.someday}
              </SheetChoice>
              {last.as !== "snooze" && (
                <SheetChoice icon={<ChevronLeft />} onClick={() => setDays(false)}>
                  {words.acts.back}
                </SheetChoice>
              )}
            </>
          ) : (
            <>
              <SheetChoice
                icon={task.done ? <Undo2 /> : <Check />}
                onClick={then(() => setDone(task, !task.done))}
              >
                {task.done ? words.acts.notDone : words.acts.done}
              </SheetChoice>
              {!task.done && (
                <SheetChoice icon={<Clock />} onClick={() => setDays(true)}>
                  {words.acts.snooze}
                </SheetChoice>
              )}
              <SheetChoice icon={<Pencil />} onClick={() => onEdit(task)}>
                {words.acts.edit}
              </SheetChoice>
              <SheetChoice icon={<Trash2 />} danger onClick={then(() => removeTask(task))}>
                {words.acts.delete}
              </SheetChoice>
            </>
          )}
        </div>
      </Sheet>
      <DayPopup
        anchor={anchor}
        open={picking !== null}
        onOpenChange={(next) => next || setPicking(null)}
        day={picking?.due ?? ""}
        today={today}
        min={today}
        onPick={(day) => picking && snooze(picking, day)}
      />
    </>
  );
}
