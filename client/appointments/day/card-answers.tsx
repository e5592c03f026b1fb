import { useEffect, useRef, useState } from "react";
import type { Appointment } from "../../../shared/appointments.ts";
import { moveAsked } from "../../calendar/move-asked.ts";
import { saveOutcome, saySaveFailed } from "../../calendar/outcome-acts.ts";
import { type WrapUpAct, wrapUpChoices } from "../../calendar/outcome-choices.ts";
import { lazyModule } from "../../lib/lazy-module.ts";
import { readShortcutsOn } from "../../shortcuts/shortcuts-setting.ts";
import { Menu } from "../../ui/menu.tsx";
import { showDetails } from "../details/open-details.ts";

const pickers = lazyModule(() => import("../../calendar/move-popup.tsx"));

/** The open square of a card without an outcome: a menu, whose keys also work on the card itself. */
export function CardAnswers({ appointment }: { appointment: Appointment }) {
  const place = useRef<HTMLDivElement>(null);
  const [moving, setMoving] = useState(false);
  const picker = pickers.use(moving, () => setMoving(false));
  const choose = async (act: WrapUpAct) => {
    if (act === "move") return setMoving(true);
    const title = place.current?.closest("li")?.querySelector("button");
    try {
      const saved = await saveOutcome(appointment, act);
      // The outcome may deserve a note.
      if (act === "held" && title) showDetails({ appointment: saved, title, noting: true });
    } catch (error) {
      saySaveFailed(error);
    }
  };

  const latest = useRef(choose);
  latest.current = choose;
  useEffect(() => {
    const card = place.current?.closest("li");
    const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey || !readShortcutsOn()) return;
      const choice = wrapUpChoices.find((one) => one.key === key);
      if (choice) void latest.current(choice.act);
    };
    card?.addEventListener("keydown", onKeyDown);
    return () => card?.removeEventListener("keydown", onKeyDown);
  }, []);

  return (
    <div ref={place} className="answers print:hidden">
      <Menu
        align="end"
        trigger={
          <button
            type="button"
            aria-label={`How did ${appointment.title} go?`}
            title="No outcome yet"
            className="ask"
          />
        }
      >
        {({ MenuItem }) => (
          <>
            <div aria-hidden="true" className="px-2.5 pt-1 pb-1.5 text-12 text-ink-3">
              How did it go?
            </div>
            {wrapUpChoices.map(({ act, label, key }) => (
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
