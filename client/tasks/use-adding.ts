import { useState } from "react";
import type { TaskInput } from "../../shared/tasks.ts";
import { isRefusal } from "../lib/api.ts";
import { addTask } from "./mutations.ts";

export interface AddedLine {
  text: string;
  task: TaskInput;
}

/** Adds tasks by their lines. `giveBack` takes the text of a line that could not be saved, or refuses. */
export function useAdding(giveBack: (text: string) => boolean) {
  const [underWay, setUnderWay] = useState(0);
  const [unsaved, setUnsaved] = useState(0);
  /** What could not be given back, because the next one is being written. */
  const [left, setLeft] = useState<readonly AddedLine[]>([]);
  const add = async (line: AddedLine) => {
    setUnderWay((count) => count + 1);
    try {
      await addTask(line.task);
      setUnsaved(0);
    } catch (error) {
      if (!isRefusal(error)) setUnsaved((count) => count + 1);
      if (!giveBack(line.text)) setLeft((lines) => [...lines, line]);
    } finally {
      setUnderWay((count) => count - 1);
    }
  };
  return {
    add,
    /** Something typed here is not saved yet. */
    isOpen: underWay > 0 || left.length > 0,
    /** How often saving has failed. */
    unsaved: left.length > 0 ? Math.max(unsaved, 1) : unsaved,
    left,
    addLeft: () => {
      setLeft([]);
      for (const line of left) void add(line);
    },
    /** Nothing that is not saved is shown any more. */
    forget: () => setUnsaved(0),
  };
}
