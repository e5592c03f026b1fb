import { CalendarOff } from "lucide-react";
import { whose } from "../../../shared/words/en/whose.ts";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { isAloneHere } from "../../lib/people/people-here.ts";
import { showQuestion } from "../dialog/question-place.tsx";
import type { MenuPieces } from "../menu/menu.tsx";
import type { BeingAway } from "./away-dialog.tsx";

const dialogs = lazyModule(() => import("./away-dialog.tsx"));

/** Asks when somebody is away, over whichever screen is on. */
export async function openAway(what: BeingAway): Promise<void> {
  if (await dialogs.ask()) showQuestion(dialogs.now()?.askAway(what));
}

/** The way there in a person’s menu; none on a desk of one. */
export function awayItem(what: BeingAway) {
  if (isAloneHere()) return undefined;
  return ({ MenuItem }: MenuPieces) => (
    <MenuItem icon={<CalendarOff />} onClick={() => void openAway(what)}>
      {whose.away}
    </MenuItem>
  );
}
