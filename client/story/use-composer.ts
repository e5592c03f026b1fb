import { useState } from "react";
import { daysAhead } from "../../shared/dates.ts";
import { useNow } from "../appointments/use-now.ts";
import { sayDone } from "../history/undoing.ts";
import { ApiError, failureText, isSignedOut } from "../lib/api.ts";
import { formatDate, timeNow, today, weekStart } from "../lib/dates.ts";
import { createSaveHeaders } from "../lib/save-headers.ts";
import { notify } from "../ui/toaster.tsx";
import { isBlank, useEntryDraft } from "./draft.ts";
import { kinds } from "./kinds.ts";
import { useAddActivity } from "./mutations.ts";
import { type Subject, shortName } from "./subject.ts";

const notSaved = "Not saved. Check the connection and try again.";

/** What the composer holds, and what its buttons do. */
export function useComposer(subject: Subject, onDone: () => void) {
  const { draft, change, replace, clear } = useEntryDraft(subject);
  const [problem, setProblem] = useState("");
  const [headers] = useState(() => createSaveHeaders(undefined));
  const add = useAddActivity();
  const now = useNow();
  const { kind, text, day, followUp, about } = draft;
  const { label } = kinds[kind];
  const of = about ? ({ kind: "customer", id: about._id } as const) : subject;
  const who = shortName(about ? { kind: "customer", name: about.name } : subject);
  const task = followUp && (followUp.text ?? kinds[kind].followUp(who));
  const last = about ? about.lastContact : subject.lastContact;

  const save = () => {
    if (add.isPending) return;
    if (kind === "note" && text.trim() === "") return setProblem("Write the note first.");
    setProblem("");
    add.mutate(
      {
        of,
        body: {
          kind,
          text: text.trim(),
          at: day ?? `${today()}T${timeNow()}`,
          ...(followUp && task && { followUp: { text: task, due: followUp.due, time: null } }),
        },
        // Whenever it is sent again, it is the same entry.
        headers: headers.of(draft),
      },
      {
        onSuccess: (answer) => {
          const next = followUp ? `, follow-up on ${formatDate(followUp.due)}` : "";
          sayDone(`${label} saved${next}`, answer);
          headers.settle();
          clear();
          onDone();
        },
        onError: (error) => {
          if (isSignedOut(error)) return;
          const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
          setProblem(refused ? failureText(error, notSaved) : notSaved);
        },
      },
    );
  };

  return {
    draft,
    change: (changes: Parameters<typeof change>[0]) => {
      setProblem("");
      change(changes);
    },
    /** The proposed task, or what was made of it. */
    task,
    problem,
    busy: add.isPending,
    save,
    /** Throws away what was typed; it can be had back. */
    cancel: () => {
      setProblem("");
      clear();
      onDone();
      if (isBlank(draft)) return;
      notify.success(`${label} discarded`, {
        action: { label: "Undo", run: () => replace(draft) },
      });
    },
    /** The day that becomes the last contact, if it does. */
    contact: kind !== "note" && last && (day ?? now.today) > last ? (day ?? now.today) : null,
    today: now.today,
    ahead: daysAhead(now.today, weekStart()),
  };
}

export type ComposerState = ReturnType<typeof useComposer>;
