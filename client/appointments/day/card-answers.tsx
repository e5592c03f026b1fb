import { ChevronDown } from "lucide-react";
import { useRef, useState } from "react";
import type { Appointment } from "../../../shared/appointments.ts";
import { moveAsked } from "../../calendar/move-asked.ts";
import { saveOutcome, saySaveFailed } from "../../calendar/outcome-acts.ts";
import { OutcomeButtons, type WrapUpAct, wrapUpChoices } from "../../calendar/outcome-buttons.tsx";
import { lazyModule } from "../../lib/lazy-module.ts";
import { Button } from "../../ui/button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { showDetails } from "../details/open-details.ts";

const pickers = lazyModule(() => import("../../calendar/move-popup.tsx"));

/** What became of an appointment, answered on its card: four buttons, or a menu where it is narrow. */
export function CardAnswers({ appointment }: { appointment: Appointment }) {
  const place = useRef<HTMLDivElement>(null);
  const [moving, setMoving] = useState(false);
  const picker = pickers.use(moving, () => setMoving(false));
  const choose = async (act: WrapUpAct) => {
    if (act === "move") return setMoving(true);
    const title = place.current?.closest("li")?.querySelector("button");
    try {
      const saved = await saveOutcome(appointment, act);
      // One line can be said about it.
      if (act === "held" && title) showDetails({ appointment: saved, title, noting: true });
    } catch (error) {
      saySaveFailed(error);
    }
  };
  return (
    <div ref={place} className="answers">
      <span className="wide">
        <OutcomeButtons title={appointment.title} onChoose={(act) => void choose(act)} />
      </span>
      <span className="narrow">
        <Menu
          align="end"
          trigger={
            <Button size="sm" aria-label={`Wrap Up ${appointment.title}`}>
              Wrap Up
              <ChevronDown className="size-3.5" />
            </Button>
          }
        >
          {({ MenuItem }) =>
            wrapUpChoices.map(({ act, label, key }) => (
              <MenuItem key={act} digit={key} onClick={() => void choose(act)}>
                {label}
              </MenuItem>
            ))
          }
        </Menu>
      </span>
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
