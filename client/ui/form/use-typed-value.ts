import { useState } from "react";

/** How typed text was interpreted. */
export type TypedReading = {
  value: string;
  /** A note, where the text alone is not clear. */
  note?: string;
  /** It differs from the text, so it must be shown before it counts. */
  changed?: boolean;
};

export type TypedValue = {
  value: string;
  onChange: (value: string) => void;
  format: (value: string) => string;
  /** Parses the text; null if it cannot. */
  parse: (text: string) => TypedReading | null;
  /** Says why a parsed value must not be chosen; null if it may. */
  refuse: (value: string) => string | null;
  /** The message if it cannot be parsed. */
  unreadable: string;
};

/** "settled": the value counts as typed. "changed": as something else. "refused": not at all. */
type Settled = "settled" | "changed" | "refused";

/** The text between the first key and the moment it counts as a value. */
export function useTypedValue({ value, onChange, format, parse, refuse, unreadable }: TypedValue) {
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** Parsed, but not allowed. */
  const [refused, setRefused] = useState<string | null>(null);
  const [note, setNote] = useState<{ text: string; of: string } | null>(null);

  const forget = () => {
    setProblem(null);
    setRefused(null);
    setNote(null);
  };
  const drop = () => {
    setDraft(null);
    forget();
  };

  const type = (text: string) => {
    setDraft(text);
    forget();
    const read = parse(text);
    if (read && !read.changed && format(read.value) === text && !refuse(read.value)) {
      onChange(read.value);
    }
  };

  const settle = (): Settled => {
    if (draft === null) return "settled";
    const text = draft.trim();
    const read = text === "" ? { value: "" } : parse(text);
    const why = read === null ? unreadable : read.value && refuse(read.value);
    if (why) {
      setProblem(why);
      setRefused(read?.value ?? null);
      // The old value must not be saved under a text that says something else.
      onChange("");
      return "refused";
    }
    drop();
    if (!read) return "settled";
    if (read.note) setNote({ text: read.note, of: read.value });
    if (read.value !== value) onChange(read.value);
    return read.changed && read.value !== value ? "changed" : "settled";
  };

  /** Accepts what was refused. */
  const accept = () => {
    if (refused === null) return;
    drop();
    onChange(refused);
  };

  // While typing, shows the interpretation.
  const seen = draft === null || problem ? null : parse(draft);
  return {
    draft,
    problem,
    refused,
    reading: seen && !refuse(seen.value) && format(seen.value) !== draft ? seen.value : null,
    // A note is about one value, not about one picked later.
    note: seen ? seen.note : note?.of === value ? note.text : undefined,
    type,
    settle,
    accept,
    drop,
  };
}
