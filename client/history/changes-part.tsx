import { lazyModule } from "../lib/lazy-module.ts";

const parts = lazyModule(() => import("./record-changes.tsx"));

/** What was done to one record; its code comes when somebody looks at it. */
export function ChangesPart(props: { record: string; level: 2 | 3 }) {
  const part = parts.use();
  return part && <part.RecordChanges key={props.record} {...props} />;
}
