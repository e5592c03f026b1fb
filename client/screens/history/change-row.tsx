import { ChevronDown, Redo2, Undo2 } from "lucide-react";
import { useId, useState } from "react";
import type { Change } from "../../../shared/history/history.ts";
import { history } from "../../../shared/words/en/history.ts";
import { clockOf } from "../../lib/dates/when.ts";
import { sayDevice } from "../../lib/format/device.ts";
import { isAloneHere } from "../../lib/people/people-here.ts";
import { getSession } from "../../lib/session.ts";
import { cx } from "../../ui/class-names.ts";
import { PersonInCell } from "../../ui/people/person-fact.tsx";
import { Details } from "./details.tsx";
import { isShort } from "./field-words.ts";
import { secondLineOf } from "./second-line.ts";
import { sentenceOf, textOf } from "./sentence.ts";
import { redo, undo } from "./undo.tsx";
import { Words } from "./words.tsx";

interface ChangeRowProps {
  change: Change;
  /** False on the record's own page. */
  named: boolean;
}

/** One act: when, what, on which device, and the way to take it back. */
export function ChangeRow({ change, named }: ChangeRowProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const pieces = sentenceOf(change, { named });
  const second = secondLineOf(change);
  const isUndone = change.undone?.kept === 0;
  const What = isUndone ? "s" : "span";
  return (
    <li className="group/row">
      <div className="rail-margin py-3! pe-4! to-700:pe-3!">
        <time dateTime={change.at}>{clockOf(change.at)}</time>
      </div>
      <div className="rail-body grid grid-cols-[minmax(0,1fr)_176px_minmax(84px,auto)] items-start gap-x-5 border-b border-b-line py-3! ps-5! leading-5 to-900:grid-cols-[minmax(0,1fr)_minmax(84px,auto)] to-700:grid-cols-[minmax(0,1fr)_auto] to-700:gap-y-1 to-700:ps-3.5! over-700:group-hover/row:bg-well over-700:group-hover/row:shadow-[calc(10px*var(--forward))_0_0_var(--well)]">
        <div className="min-w-0 break-words to-900:col-span-full">
          <What className={cx(isUndone && "text-ink-3 decoration-control")}>
            <Words pieces={pieces} />
          </What>{" "}
          {hasDetails(change) && (
            <button
              type="button"
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
              className="hit-area ms-1.5 inline-flex items-center gap-1 align-bottom text-13 leading-5 font-medium text-accent hover:underline hover:underline-offset-[3px] to-700:ms-0 print:hidden"
            >
              {open ? history.hide : history.show}
              <ChevronDown className={cx("size-3.5 transition-transform", open && "rotate-180")} />
            </button>
          )}
          {second && <span className="block text-13 leading-[18px] text-ink-3">{second}</span>}
        </div>
        <div className="text-13 leading-5 text-ink-3">
          <By change={change} />
        </div>
        <div className="grid justify-items-end gap-1 to-700:flex to-700:gap-5">
          {change.keptUntil && <Ways change={change} text={textOf(pieces)} />}
        </div>
        <div id={id} className="col-span-full empty:hidden">
          {open && <Details change={change} />}
        </div>
      </div>
    </li>
  );
}

/** More than the sentence can say: several records, several fields, long texts. */
function hasDetails({ action, count, fields, kind }: Change): boolean {
  if (count > 1) return true;
  if (action !== "update" || fields.length === 0) return false;
  return kind === "activities" || fields.length > 1 || !fields.every(isShort);
}

/** Who did it on a desk of several, and on which device where that was the user. */
function By({ change }: { change: Change }) {
  const { person } = change;
  const device = deviceOf(change);
  if (isAloneHere() || person === null) return device;
  const isOwn = person === getSession().user?._id;
  return (
    <>
      <PersonInCell id={person} />
      {isOwn && device && <span className="block ps-7 leading-[18px]">{device}</span>}
    </>
  );
}

function deviceOf({ device }: Change): string {
  if (!device) return "";
  return device.isThis ? history.thisDevice : sayDevice(device.name);
}

/** Of an act that is undone in part, there and back. */
function Ways({ change, text }: { change: Change; text: string }) {
  const { undone, action } = change;
  const { undoAct, undoRest, restoreAct, restoreRest, redoAct } = history.ways;
  const isDeletion = action === "delete";
  const undoLabel = isDeletion ? restoreAct : undoAct;
  const restLabel = isDeletion ? restoreRest : undoRest;
  return (
    <>
      {undone?.kept !== 0 && (
        <Way
          word={isDeletion ? "restore" : "undo"}
          label={(undone ? restLabel : undoLabel)(text)}
          run={() => undo(change)}
        />
      )}
      {undone && <Way word="redo" label={redoAct(text)} run={() => redo(change)} />}
    </>
  );
}

type WayProps = { word: "undo" | "redo" | "restore"; label: string; run: () => Promise<void> };

function Way({ word, label, run }: WayProps) {
  const [busy, setBusy] = useState(false);
  const runOnce = async () => {
    if (busy) return;
    setBusy(true);
    await run();
    setBusy(false);
  };
  const Icon = word === "redo" ? Redo2 : Undo2;
  return (
    <button
      type="button"
      data-needs="write"
      aria-label={label}
      aria-busy={busy || undefined}
      onClick={() => void runOnce()}
      className="hit-area inline-flex items-center gap-[5px] text-13 leading-5 font-semibold text-accent hover:underline hover:underline-offset-[3px] aria-busy:opacity-50 to-700:after:-inset-x-1.5 to-700:after:-inset-y-3 print:hidden"
    >
      <Icon className="size-3.5" />
      {history.ways[word]}
    </button>
  );
}
