import { type ReactNode, useState } from "react";
import { daysBetween } from "../../../shared/dates.ts";
import { AppointmentNames } from "../../appointments/appointment-names.tsx";
import { AppointmentTitle } from "../../appointments/details/appointment-title.tsx";
import { takeBack } from "../../history/undoing.ts";
import { formatDate, formatTime } from "../../lib/dates.ts";
import { lazyModule } from "../../lib/lazy-module.ts";
import { cx } from "../../ui/class-names.ts";
import { linkClass } from "../../ui/page.tsx";
import { moveAsked } from "../move-asked.ts";
import { notSaved } from "../outcome-acts.ts";
import { OutcomeButtons, type WrapUpAct } from "../outcome-buttons.tsx";
import { OutcomeMark } from "../outcome-mark.tsx";
import { outcomeWords } from "../outcome-state.ts";
import type { WrapUpLine as Line, useWrapUp } from "./use-wrap-up.ts";

const fields = lazyModule(() => import("../note-field.tsx"));
const pickers = lazyModule(() => import("../move-popup.tsx"));

type WrapUpLineProps = {
  line: Line;
  today: string;
  wrapUp: Pick<ReturnType<typeof useWrapUp>, "answer" | "leave" | "forget">;
  /** Another line gets the focus, for this one has nothing more to do. */
  onNext: () => void;
};

/** An appointment that is over, and what became of it. */
export function WrapUpLine({ line, today, wrapUp, onNext }: WrapUpLineProps) {
  const { appointment, answered } = line;
  const { _id, title, date } = appointment;
  const [moving, setMoving] = useState<HTMLElement | null>(null);
  const field = fields.use(answered?.phase === "noting");
  const picker = pickers.use(moving !== null, () => setMoving(null));

  const choose = (act: WrapUpAct, button: HTMLElement) => {
    if (act === "move") return setMoving(button);
    void wrapUp.answer(appointment, act);
    if (act !== "held") onNext();
  };
  const leave = () => {
    wrapUp.leave(_id);
    onNext();
  };
  const undo = async (saved: object) => {
    await takeBack(saved);
    wrapUp.forget(_id);
  };

  return (
    <li
      data-line={_id}
      className="grid grid-cols-[86px_minmax(0,1fr)_auto] border-b border-line to-700:grid-cols-[74px_minmax(0,1fr)]"
    >
      <div
        className={cx(
          "num pt-[9px] pr-2 pb-2 text-13 leading-[18px] whitespace-nowrap",
          answered ? "font-medium text-ink-3" : "font-semibold text-notice",
        )}
      >
        {formatTime(date)}
        <small className="block text-12 font-normal text-ink-3">{dayName(date, today)}</small>
      </div>
      <div className="min-w-0 border-l border-margin py-2 pr-4 pl-3.5 to-700:pr-0">
        <AppointmentTitle
          appointment={appointment}
          className="cut block max-w-full leading-5 font-semibold hover:underline hover:underline-offset-[3px]"
        >
          {title}
        </AppointmentTitle>
        <small className="cut block text-13 leading-[18px] text-ink-3">
          <AppointmentNames {...appointment} />
        </small>
      </div>
      {!answered && (
        <OutcomeButtons
          title={title}
          onChoose={choose}
          className="self-center to-700:col-span-2 to-700:mb-3 to-700:grid-cols-[3fr_4fr_4fr_4fr]"
        />
      )}
      {answered?.phase === "failed" && (
        <Beside>
          <span role="alert" className="font-medium text-danger">
            {notSaved}
          </span>
          <button
            type="button"
            className={linkClass}
            onClick={() => void wrapUp.answer(appointment, answered.outcome)}
          >
            Try Again
          </button>
        </Beside>
      )}
      {answered && answered.phase !== "failed" && (
        <Beside>
          <OutcomeMark state={answered.outcome} />
          <b>{outcomeWords[answered.outcome]}</b>
          {answered.saved && (
            <button
              type="button"
              className={cx(linkClass, "ml-1.5")}
              onClick={() => answered.saved && void undo(answered.saved)}
            >
              Undo
            </button>
          )}
        </Beside>
      )}
      {answered?.phase === "noting" && field && (
        <field.NoteField
          appointment={appointment}
          onDone={leave}
          className="col-start-2 -col-end-1 border-l border-margin pb-3 pl-3.5 to-700:col-start-1 to-700:border-0 to-700:pl-0"
        />
      )}
      {picker && moving && (
        <picker.MovePopup
          appointment={appointment}
          anchor={moving}
          open
          onOpenChange={(next) => next || setMoving(null)}
          onMove={(to) => void moveAsked(appointment, to).then((moved) => moved && onNext())}
        />
      )}
    </li>
  );
}

/** In place of the buttons. */
function Beside({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-1.5 self-start pt-[9px] text-13 leading-5 to-700:col-start-2 to-700:self-stretch to-700:border-l to-700:border-margin to-700:pt-0 to-700:pb-2 to-700:pl-3.5">
      {children}
    </p>
  );
}

function dayName(date: string, today: string): string {
  const day = date.slice(0, 10);
  const ago = daysBetween(day, today);
  return ago === 0 ? "Today" : ago === 1 ? "Yesterday" : formatDate(day, "shortWeekdayDate");
}
