import { useState } from "react";
import type { Task } from "../../shared/tasks.ts";
import { lazyModule } from "../lib/lazy-module.ts";
import { usePhone } from "../ui/use-phone.ts";

const editors = lazyModule(() => import("./task-editor.tsx"));
const sheets = lazyModule(() => import("./task-sheet.tsx"));

/** A press on the text edits it; on the phone, it opens a sheet with everything there is to do. */
export interface OpenTask {
  task: Task;
  as: "text" | "edit" | "snooze";
}

/** One task of a list may be open: for editing in its place, or in a sheet. */
export function useOpenTask() {
  const phone = usePhone();
  const [open, setOpen] = useState<OpenTask | null>(null);
  const close = () => setOpen(null);
  const editing = open?.as === "edit" || (open?.as === "text" && !phone);
  const editor = editors.use(editing, close);
  const sheet = sheets.use(open !== null && !editing, close);
  return {
    onOpen: setOpen,
    editor: editing && open && editor && { id: open.task._id, Editor: editor.TaskEditor, close },
    sheet: sheet && (
      <sheet.TaskSheet
        open={editing ? null : open}
        onEdit={(task) => setOpen({ task, as: "edit" })}
        onClose={close}
      />
    ),
  };
}

export type TaskListParts = Pick<ReturnType<typeof useOpenTask>, "onOpen" | "editor">;
