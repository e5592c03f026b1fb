import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { findUnfilled } from "../../../../shared/account/letter-placeholders.ts";
import { daysAhead } from "../../../../shared/dates/dates.ts";
import { activities } from "../../../../shared/words/en/activities.ts";
import { results } from "../../../../shared/words/en/results.ts";
import { story } from "../../../../shared/words/en/story.ts";
import { failureText, isRefusal, isSignedOut } from "../../../lib/api-error.ts";
import { formatDate, timeNow, today, weekStart } from "../../../lib/dates/dates.ts";
import { useNow } from "../../../lib/dates/use-now.ts";
import { notify } from "../../../lib/notify.ts";
import { configQuery } from "../../auth/queries.ts";
import type { Kind } from "../kinds.ts";
import { useAddActivity } from "../mutations.ts";
import { type Subject, shortName } from "../subject.ts";
import { isBlank, useEntryDraft } from "./draft.ts";

/** What the composer holds, and what its buttons do. */
export function useComposer(subject: Subject, onDone: () => void) {
  const { draft, change, replace, clear } = useEntryDraft(subject);
  const [problem, setProblem] = useState("");
  const [unsaved, setUnsaved] = useState(0);
  const tried = useRef<{ draft?: typeof draft; at: string }>({ at: "" });
  const add = useAddActivity();
  const now = useNow();
  const { kind, text, day, followUp, about, subject: subjectLine } = draft;
  const sends = kind === "email" && subject.kind === "customer" && subjectLine !== null;
  const hasMail = useQuery({ ...configQuery, enabled: sends }).data?.mail ?? true;
  const of = about ? ({ kind: "customer", id: about._id } as const) : subject;
  const who = shortName(about ? { kind: "customer", name: about.name } : subject);
  const task = followUp && (followUp.text ?? activities.followUp[kind](who));
  const on = day ?? now.today;
  const last = about ? about.lastContact : subject.lastContact;

  const save = () => {
    if (add.isPending) return;
    if (kind === "note" && text.trim() === "") return setProblem(story.composer.noteFirst);
    if (sends && !subjectLine?.trim()) return setProblem(story.composer.subjectFirst);
    if (sends && text.trim() === "") return setProblem(story.composer.emailFirst);
    const unfilled = sends && findUnfilled(`${subjectLine} ${text}`);
    if (unfilled) return setProblem(story.composer.unfilled(unfilled));
    setProblem("");
    // The time of the first try: sent again, the entry is the same.
    if (tried.current.draft !== draft) tried.current = { draft, at: `${today()}T${timeNow()}` };
    add.mutate(
      {
        of,
        body: {
          kind,
          text: sends && !hasMail ? `${subjectLine}\n\n${text.trim()}` : text.trim(),
          at: day ?? tried.current.at,
          ...(sends && hasMail && { subject: subjectLine?.trim() }),
          ...(followUp && task && { followUp: { text: task, due: followUp.due, time: null } }),
        },
        ...(sends && hasMail && { autoClose: 10_000 }),
        done: sayWritten(kind, sends && hasMail ? who : null, followUp?.due),
      },
      {
        onSuccess: () => {
          if (sends && !hasMail && draft.to) openMail(draft.to, subjectLine, text);
          setUnsaved(0);
          clear();
          onDone();
        },
        onError: (error) => {
          if (isSignedOut(error)) return;
          if (isRefusal(error)) setProblem(failureText(error, results.notSaved));
          else setUnsaved((count) => count + 1);
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
    /** How often the server failed to save it. */
    unsaved,
    busy: add.isPending,
    save,
    /** Whether it is an email that goes to the customer, and whether from here. */
    sends,
    hasMail,
    /** Throws away what was typed; it can be had back. */
    cancel: () => {
      setProblem("");
      setUnsaved(0);
      clear();
      onDone();
      if (isBlank(draft)) return;
      notify.success(activities.discarded[kind], {
        action: { label: story.undo, run: () => replace(draft) },
      });
    },
    /** The day that becomes the last contact, if it does. */
    contact: kind !== "note" && last !== undefined && on > (last ?? "") ? on : null,
    today: now.today,
    ahead: daysAhead(now.today, weekStart()),
  };
}

/** What is said once it is saved, or sent to somebody. */
function sayWritten(kind: Kind, sentTo: string | null, due: string | undefined): string {
  if (due === undefined) return sentTo ? activities.sent(sentTo) : activities.saved[kind];
  const day = formatDate(due);
  return sentTo ? activities.sentWithTask(sentTo, day) : activities.savedWithTask[kind](day);
}

/** In the mail program of this device. */
function openMail(to: string, subject: string, text: string) {
  const asked = new URLSearchParams({ subject, body: text }).toString().replaceAll("+", "%20");
  location.assign(`mailto:${to}?${asked}`);
}

export type ComposerState = ReturnType<typeof useComposer>;
