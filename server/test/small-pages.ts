import { undoPages } from "../history/undo/plan.ts";

Object.assign(undoPages, { whole: 2, size: 2 });
