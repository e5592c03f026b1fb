import { createElement } from "react";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { showQuestion } from "../../ui/dialog/question-place.tsx";

const dialogs = lazyModule(() => import("./new-desk-dialog.tsx"));

/** Asks for the name of another desk, over whichever screen is on. */
export async function askForNewDesk(): Promise<void> {
  const part = (await dialogs.ask()) && dialogs.now();
  if (part) showQuestion(createElement(part.NewDeskDialog));
}
