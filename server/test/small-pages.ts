import { undoPages } from "../history/undo-plan.ts";

undoPages.size = 2;
