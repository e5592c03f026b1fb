import { useState } from "react";
import type { Appointment, Outcome } from "../../../../shared/kinds/appointments.ts";
import { isOver } from "../../../../shared/outcomes.ts";
import { outcomes } from "../../../../shared/words/en/outcomes.ts";
import { notSaved, planAgain, saveOutcome } from "../../../kinds/appointments/outcome-acts.ts";
import {
  outcomeStateOf,
  outcomeWord,
  wallClockOf,
} from "../../../kinds/appointments/outcome-state.ts";
import { lazyModule } from "../../../lib/browser/lazy-module.ts";
import { useNow } from "../../../lib/dates/use-now.ts";
import { succeeds } from "../../../lib/write/write.ts";
import { Button } from "../../../ui/button.tsx";
import { linkClass } from "../../../ui/page.tsx";
import { KeyHint } from "./key-hint.tsx";

const fields = lazyModule(() => import("../note-field.tsx"));

const choices = [
  { outcome: "held", key: "1" },
  { outcome: "no-show", key: "2" },
  { outcome: "canceled", key: "3" },
] as const;

interface OutcomeQuestionProps {
  appointment: Appointment;
  /** Begins with the question what came of it. */
  noting: boolean;
  /** Looks for another time for what was canceled and is over. */
  onMove: () => void;
}

/** How an appointment went, asked once it is over; nothing while it is still to come. */
export function OutcomeQuestion({ appointment, noting: isHeldNow, onMove }: OutcomeQuestionProps) {
  const now = useNow();
  const state = outcomeStateOf(appointment, now);
  const { outcome } = appointment;
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState<Outcome | null>(null);
  const [noting, setNoting] = useState(isHeldNow);
  const [failed, setFailed] = useState(false);
  const field = fields.use(noting, () => setNoting(false));
  if (state === "planned" || state === "running") return null;

  const choose = async (chosen: Outcome) => {
    if (busy) return;
    setBusy(chosen);
    setFailed(false);
    try {
      await saveOutcome(appointment, chosen);
      setAsked(false);
      setNoting(chosen === "held");
    } catch {
      setFailed(true);
    }
    setBusy(null);
  };
  const again = () => {
    if (isOver(appointment, wallClockOf(now))) onMove();
    else void succeeds(planAgain(appointment));
  };

  return (
    <div data-needs="write" className="border-t border-line px-5 pt-3 pb-3.5 to-700:px-4">
      {outcome && !asked ? (
        <p className="flex items-center gap-2 text-13">
          <span>
            <b className="font-semibold">{outcomes.ask.answered(outcomeWord(outcome))}</b>{" "}
            <button type="button" className={linkClass} onClick={() => setAsked(true)}>
              {outcomes.ask.change}
            </button>
          </span>
          {outcome === "canceled" && (
            <Button size="sm" className="ms-auto" onClick={again}>
              {outcomes.ask.reinstate}
            </Button>
          )}
        </p>
      ) : (
        <>
          <p className="mb-2 text-13 leading-[18px] font-semibold">{outcomes.ask.label}</p>
          <div className="grid grid-cols-3 gap-2">
            {choices.map((choice) => (
              <Button
                key={choice.key}
                variant={choice.outcome === "held" ? "primary" : "secondary"}
                data-act={choice.outcome}
                aria-keyshortcuts={choice.key}
                busy={busy === choice.outcome}
                className="px-2"
                onClick={() => void choose(choice.outcome)}
              >
                {outcomeWord(choice.outcome)}
                <KeyHint>{choice.key}</KeyHint>
              </Button>
            ))}
          </div>
        </>
      )}
      {failed && (
        <p role="alert" className="mt-2 text-13 font-medium text-danger">
          {notSaved()}
        </p>
      )}
      {noting && field && (
        <field.NoteField
          appointment={appointment}
          onDone={() => setNoting(false)}
          className="mt-3"
        />
      )}
    </div>
  );
}
