import { useEffect, useRef, useState } from "react";
import type { Appointment, Outcome } from "../../../../shared/kinds/appointments.ts";
import { saveOutcome } from "../../../kinds/appointments/outcome-acts.ts";
import { takeBack } from "../../../lib/undoing.ts";

/** Milliseconds that a row stays once nothing is left to do on it. */
const stays = 2000;

interface Answer {
  outcome: Outcome;
  /** With its field open, for a note or of an email, about to leave, or not saved. */
  phase: "noting" | "leaving" | "failed";
  /** Until it is saved. */
  saved: Appointment | null;
}

interface UseAnswerOptions {
  appointment: Appointment;
  /** Whether it is among those without an outcome. */
  open: boolean;
  /** It stays as a row while this is true. */
  onKeep: (keep: boolean) => void;
  /** Nothing more is to be done on it. */
  onNext: () => void;
}

/** How an appointment went, as answered on its row; the row leaves 2 seconds after all is said. */
export function useAnswer({ appointment, open, onKeep, onNext }: UseAnswerOptions) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forget = () => {
    clearTimeout(timer.current);
    setAnswer(null);
    onKeep(false);
  };

  // Back among those without an outcome after it had left them: the answer was taken back.
  const left = useRef(false);
  useEffect(() => {
    if (!answer?.saved) left.current = false;
    else if (!open) left.current = true;
    else if (left.current) forget();
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const leave = () => {
    setAnswer((now) => now && { ...now, phase: "leaving" });
    timer.current = setTimeout(forget, stays);
  };
  const choose = async (outcome: Outcome) => {
    const phase = outcome === "held" ? "noting" : "leaving";
    setAnswer({ outcome, phase, saved: null });
    onKeep(true);
    const asks =
      outcome === "no-show" &&
      import("./may-tell-missed.ts").then((part) => part.mayTellMissed(appointment));
    if (asks) void asks.then((isAsked) => isAsked || onNext());
    else if (phase === "leaving") onNext();
    try {
      const saved = await saveOutcome(appointment, outcome);
      const isAsked = await asks;
      setAnswer((now) => now && { ...now, saved, ...(isAsked && { phase: "noting" }) });
      if (phase === "leaving" && !isAsked) leave();
    } catch {
      setAnswer((now) => now && { ...now, phase: "failed" });
    }
  };
  return {
    answer,
    choose,
    /** The note is written, or there is none. */
    noted: () => {
      leave();
      onNext();
    },
    undo: async () => {
      if (!answer?.saved) return;
      await takeBack(answer.saved);
      forget();
    },
  };
}
