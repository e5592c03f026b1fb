import { readActivity } from "./activities.ts";
import { readBooking } from "./bookings.ts";
import { readStatus, readTags } from "./fields.ts";
import type { Line, LineContext } from "./line.ts";
import { readTask } from "./tasks.ts";
import { findVerb } from "./verbs.ts";
import { toWords } from "./words.ts";

/** As long as a task can be. */
const longest = 1000;

/** What a line says; null if it is none of the acts, which makes it a plain search. */
export function readLine(text: string, context: LineContext): Line | null {
  if (text.length > longest) return null;
  const words = toWords(text);
  const typed = { text, words, now: context.now, written: context.written ?? {} };
  const verb = findVerb(words);
  if (context.as === "task") return readTask(typed, verb?.kind === "task" ? verb : null);
  if (words.length < 2) return null;
  if (verb?.kind === "task" || verb?.kind === "followUp") return readTask(typed, verb);
  if (verb?.kind === "book") return readBooking(typed, verb.words);
  return (
    readActivity(typed) ??
    readTags(typed, context.tags) ??
    readBooking(typed, 0) ??
    readStatus(typed)
  );
}
