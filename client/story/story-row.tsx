import { memo } from "react";
import { ActivityEntry } from "./activity-entry.tsx";
import { AppointmentEntry } from "./appointment-entry.tsx";
import { AddedEntry, ChangeEntry } from "./change-entry.tsx";
import type { Row } from "./rows.ts";
import { TaskEntry } from "./task-entry.tsx";

type StoryRowProps = {
  row: Row;
  /** An appointment above the line of today. */
  coming?: boolean;
};

/** Typing in the composer leaves the entries alone. */
export const StoryRow = memo(function StoryRow({ row, coming = false }: StoryRowProps) {
  switch (row.type) {
    case "activity":
      return <ActivityEntry activity={row.activity} />;
    case "appointment":
      return <AppointmentEntry appointment={row.appointment} coming={coming} />;
    case "task":
      return <TaskEntry task={row.task} doneAt={row.at} />;
    case "change":
      return <ChangeEntry change={row} />;
    case "added":
      return <AddedEntry added={row} />;
  }
});
