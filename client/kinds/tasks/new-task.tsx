import { useRef } from "react";
import { useShortcut } from "../../lib/shortcuts/use-shortcut.ts";
import { NewTaskField } from "./new-task-field.tsx";

/** On the tasks' own page: always there, and one key away. */
export function NewTask() {
  const field = useRef<HTMLInputElement>(null);
  useShortcut("newTask", () => field.current?.focus());
  return <NewTaskField ref={field} due={null} example />;
}
