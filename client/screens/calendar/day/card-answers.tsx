import { useEffect, useRef, useState } from "react";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { outcomes } from "../../../../shared/words/en/outcomes.ts";
import { showDetails } from "../../../kinds/appointments/open-details.ts";
import { notSaved, saveOutcome } from "../../../kinds/appointments/outcome-acts.ts";
import { type WrapUpAct, wrapUpChoices } from "../../../kinds/appointments/outcome-choices.ts";
import { lazyModule } from "../../../lib/browser/lazy-module.ts";
import { readShortcutsOn } from "../../../lib/shortcuts/shortcuts-setting.ts";
import { Menu } from "../../../ui/menu/menu.tsx";
import { moveAsked } from "../move-asked.ts";

const pickers = lazyModule(() => import("../move-popup.tsx"));

/** The open square of a card without an outcome: a menu, whose keys also work on the card itself. */
export function CardAnswers({ appointment }: { appointment: Appointment }) {
  const place = useRef<HTMLDivElement>(null);
  const [moving, setMoving] = useState(false);
  const picker = pickers.use(moving, () => setMoving(false));
  const choose = async (act: WrapUpAct) => {
    if (act === "move") return setMoving(true);
    const title = place.current?.closest("li")?.querySelector("button");
    const saved = await saveOutcome(appointment, act, notSaved).catch(() => null);
    // The outcome may deserve a note.
    if (saved && act === "held" && title) {
      showDetails({ appointment: saved, title, noting: true });
    }
  };

  const latest = useRef(choose);
  latest.current = choose;
  useEffect(() => {
    const card = place.current?.closest("li");
    const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey || !readShortcutsOn()) return;
      const choice = wrapUpChoices().find((one) => one.key === key);
      if (choice) void latest.current(choice.act);
    };
    card?.addEventListener("keydown", onKeyDown);
    return () => card?.removeEventListener("keydown", onKeyDown);
  }, []);

  return (
    <div ref={place} className="print:hidden absolute top-1/2 inset-e-1.5 [translate:0_-50%]">
      <Menu
        align="end"
        trigger={
          <button
            type="button"
            aria-label={outcomes.ask.title(appointment.title)}
            title={outcomes.ask.notYet}
            className="answer-box"
          />
        }
      >
        {({ MenuItem }) => (
          <>
            <div aria-hidden="true" className="px-2.5 pt-1 pb-1.5 text-12 text-ink-3">
              {outcomes.ask.label}
            </div>
            {wrapUpChoices().map(({ act, label, key }) => (
              <MenuItem key={act} digit={key} onClick={() => void choose(act)}>
                {label}
              </MenuItem>
            ))}
          </>
        )}
      </Menu>
      {picker && moving && (
        <picker.MovePopup
          appointment={appointment}
          anchor={place.current}
          open
          onOpenChange={setMoving}
          onMove={(date) => void moveAsked(appointment, date)}
        />
      )}
    </div>
  );
}
