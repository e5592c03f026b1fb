import { resumeBulk } from "../bulk/run.ts";
import { resumeDeletion } from "../db/acts/deletion.ts";
import type { LongAct, Resume } from "../db/acts/plans.ts";
import { resumeHandOver } from "../hand-over/run.ts";
import { resumeUndo } from "../history/undo/run.ts";
import { resumeMerge } from "../merging/run.ts";
import { resumeRemoval } from "../tags/removal.ts";

/** How each long act goes on that was left half done. One that is missing here does not compile. */
export const longActs = {
  bulk: resumeBulk,
  delete: resumeDeletion,
  handOver: resumeHandOver,
  merge: resumeMerge,
  removeTag: resumeRemoval,
  undo: resumeUndo,
} satisfies Record<LongAct, Resume<never>>;
