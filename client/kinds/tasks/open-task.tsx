import { useState } from "react";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { usePhone } from "../../ui/use-media.ts";
import type { OpenTask } from "./task-sheet.tsx";

const editors = lazyModule(() => import("./task-editor.tsx"));
const sheets = lazyModule(() => import("./task-sheet.tsx"));

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
