import { undoPages } from "./undo-plan.ts";

// All that holds of long acts holds of those that are longer than a page.
undoPages.size = 300;
await import("./long-acts.test.ts");
