import { lazyModule } from "../lib/lazy-module.ts";
import type { RecordChangesProps } from "./record-changes.tsx";

const parts = lazyModule(() => import("./record-changes.tsx"));

/** What was done to one record; its code comes when somebody looks at it. */
export function ChangesPart(props: RecordChangesProps) {
  const part = parts.use();
  return part && <part.RecordChanges key={props.record} {...props} />;
}
