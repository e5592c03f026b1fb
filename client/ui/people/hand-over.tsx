import { Users } from "lucide-react";
import { whose } from "../../../shared/words/en/whose.ts";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { isAloneHere } from "../../lib/people/people-here.ts";
import { showQuestion } from "../dialog/question-place.tsx";
import type { MenuPieces } from "../menu/menu.tsx";
import type { HandingOver } from "./hand-over-dialog.tsx";

const dialogs = lazyModule(() => import("./hand-over-dialog.tsx"));

/** Asks to whom something goes, over whichever screen is on. */
export async function openHandOver(what: HandingOver): Promise<void> {
  if (await dialogs.ask()) showQuestion(dialogs.now()?.askHandOver(what));
}

/** The way there in a record's menu; none on a desk of one. */
export function handOverItem(what: HandingOver) {
  if (isAloneHere()) return undefined;
  return ({ MenuItem }: MenuPieces) => (
    <MenuItem icon={<Users />} onClick={() => void openHandOver(what)}>
      {whose.handOver}
    </MenuItem>
  );
}
