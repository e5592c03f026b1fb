import {
  type KeyboardEvent as KeyPress,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { common } from "../../../../shared/words/en/common.ts";
import { outcomes } from "../../../../shared/words/en/outcomes.ts";
import { notSaved } from "../../../kinds/appointments/outcome-acts.ts";
import { type WrapUpAct, wrapUpChoices } from "../../../kinds/appointments/outcome-choices.ts";
import { OutcomeMark } from "../../../kinds/appointments/outcome-mark.tsx";
import { outcomeWord } from "../../../kinds/appointments/outcome-state.ts";
import { lazyModule } from "../../../lib/browser/lazy-module.ts";
import { readShortcutsOn } from "../../../lib/shortcuts/shortcuts-setting.ts";
import { useShortcut } from "../../../lib/shortcuts/use-shortcut.ts";
import { cx } from "../../../ui/class-names.ts";
import { linkClass } from "../../../ui/page.tsx";
import { moveAsked } from "../move-asked.ts";
import { AnswerButtons } from "./answer-buttons.tsx";
import { DayRow } from "./day-row.tsx";
import { useAnswer } from "./use-answer.ts";

const fields = lazyModule(() => import("../note-field.tsx"));
const missedFields = lazyModule(() => import("./missed-field.tsx"));
const pickers = lazyModule(() => import("../move-popup.tsx"));

type OpenRowProps = {
  appointment: Appointment;
  today: string;
  open: boolean;
  onKeep: (keep: boolean) => void;
};

/** An appointment of Today that is over, with the question how it went. */
export function OpenRow({ appointment, today, open, onKeep }: OpenRowProps) {
  const row = useRef<HTMLSpanElement>(null);
  const [moving, setMoving] = useState(false);
  const onNext = () => focusAfter(row.current);
  const { answer, ...answering } = useAnswer({ appointment, open, onKeep, onNext });
  const isMissed = answer?.outcome === "no-show";
  const field = fields.use(answer?.phase === "noting" && !isMissed);
  const missed = missedFields.use(answer?.phase === "noting" && isMissed);
  const picker = pickers.use(moving, () => setMoving(false));
  const choose = (act: WrapUpAct) => {
    if (act === "move") setMoving(true);
    else void answering.choose(act);
  };
  const onKeyDown = (event: KeyPress) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (ctrlKey || metaKey || altKey || shiftKey || answer || !readShortcutsOn()) return;
    // A menu or a dialog of the row is elsewhere in the document.
    if (!(target instanceof Element) || !event.currentTarget.contains(target)) return;
    const choice = wrapUpChoices().find((one) => one.key === key);
    if (!choice) return;
    event.preventDefault();
    choose(choice.act);
  };
  return (
    <DayRow
      appointment={appointment}
      today={today}
      tone={answer ? "past" : "notice"}
      onKeyDown={onKeyDown}
      asks
      aside={
        <span ref={row} className="flex flex-none items-center gap-1.5 text-13">
          {!answer && <AnswerButtons title={appointment.title} onChoose={choose} />}
          {answer?.phase === "failed" && (
            <>
              <span role="alert" className="font-medium text-danger">
                {notSaved()}
              </span>
              <Act onClick={() => choose(answer.outcome)}>{common.tryAgain}</Act>
            </>
          )}
          {answer && answer.phase !== "failed" && (
            <>
              <OutcomeMark state={answer.outcome} />
              <b className="font-semibold">{outcomeWord(answer.outcome)}</b>
              {answer.saved && <Act onClick={() => void answering.undo()}>{outcomes.ask.undo}</Act>}
            </>
          )}
        </span>
      }
    >
      {answer?.phase === "noting" && isMissed && missed && (
        <missed.MissedField appointment={appointment} onDone={answering.noted} />
      )}
      {answer?.phase === "noting" && !isMissed && field && (
        <field.NoteField
          appointment={appointment}
          onDone={answering.noted}
          className="pt-1.5 pb-2"
        />
      )}
      {picker && moving && (
        <picker.MovePopup
          appointment={appointment}
          anchor={row.current}
          open
          onOpenChange={setMoving}
          onMove={(to) => void moveAsked(appointment, to).then((moved) => moved && onNext())}
        />
      )}
    </DayRow>
  );
}

function Act({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={cx(linkClass, "relative z-1 ms-1")} onClick={onClick}>
      {children}
    </button>
  );
}

/** W goes to the rows that ask how they went, the arrows between them; one that leaves hands its focus on. */
export function RowKeys({ list }: { list: RefObject<HTMLOListElement | null> }) {
  useShortcut("wrapUp", () => focusFirst(list.current));
  useEffect(() => {
    const element = list.current;
    element?.addEventListener("keydown", goBetween);
    return () => element?.removeEventListener("keydown", goBetween);
  }, [list]);

  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (list.current?.contains(activeElement)) focused.current = activeElement;
    else if (activeElement !== document.body) focused.current = null;
    else if (focused.current && !focused.current.isConnected) {
      focused.current = null;
      focusAfter(list.current?.firstElementChild ?? null);
    }
  });
  return null;
}

function goBetween(event: KeyboardEvent) {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (ctrlKey || metaKey || altKey || shiftKey || !(target instanceof HTMLElement)) return;
  const row = target.closest("[data-asks]");
  if (!row || (key !== "ArrowDown" && key !== "ArrowUp")) return;
  // The menu of a row has arrows of its own.
  if (target.closest("[role=menu]") || target.ariaExpanded === "true") return;
  const rows = [...(row.parentElement?.querySelectorAll("[data-asks]") ?? [])];
  const next = rows[rows.indexOf(row) + (key === "ArrowDown" ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  focusRow(next, target.dataset.act);
}

/** Rows that still ask how they went. */
const asking = "[data-asks]:has([data-act])";

/** The part of a row that has the focus when the row is reached: its field, else a button of it. */
function focusRow(row: Element, act = "held"): void {
  const place =
    row.querySelector<HTMLElement>("input") ??
    row.querySelector<HTMLElement>(`[data-act="${act}"]`) ??
    row.querySelector<HTMLElement>("button");
  place?.focus();
}

/** The next row that still asks, else the first that does; without any, the heading of the page. */
function focusAfter(part: Element | null): void {
  const row = part?.closest("[data-asks]");
  const rows = [...(part?.closest("ol")?.querySelectorAll(asking) ?? [])];
  const others = rows.filter((each) => each !== row);
  const isLater = (each: Element) =>
    Boolean(row && row.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING);
  const next = others.find(isLater) ?? others[0];
  if (next) focusRow(next);
  else document.querySelector<HTMLElement>("main h1")?.focus();
}

/** The first row that asks. */
function focusFirst(list: Element | null): void {
  const row = list?.querySelector(asking);
  if (row) focusRow(row);
}
