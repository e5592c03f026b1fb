import { undoPages } from "./undo-plan.ts";

// All that holds of an undo holds of one that goes through the records of its acts by pages.
undoPages.size = 2;
await import("./undo.test.ts");
await import("./kept.test.ts");
await import("./sequences.test.ts");
