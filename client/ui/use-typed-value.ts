import { useState } from "react";

/** How a typed text was read. */
export type TypedReading = {
  value: string;
  /** Said about it, where the text alone does not tell. */
  note?: string;
  /** It differs from the text, so it must be shown before it counts. */
  changed?: boolean;
};

export type TypedValue = {
  value: string;
  onChange: (value: string) => void;
  format: (value: string) => string;
  /** Reads what was typed; null when it cannot. */
  parse: (text: string) => TypedReading | null;
  /** Says why a value that can be read must not be chosen; null when it may. */
  refuse: (value: string) => string | null;
  /** Said when it cannot be read. */
  unreadable: string;
};

/** "settled": what was typed counts. "changed": it counts as something else. "refused": as nothing. */
type Settled = "settled" | "changed" | "refused";

/** The text between the first key and the moment it counts as a value. */
export function useTypedValue({ value, onChange, format, parse, refuse, unreadable }: TypedValue) {
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** Read, but not allowed. */
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

  /** Takes what was refused after all. */
  const accept = () => {
    if (refused === null) return;
    drop();
    onChange(refused);
  };

  // While typing, the reading is shown.
  const seen = draft === null || problem ? null : parse(draft);
  return {
    draft,
    problem,
    refused,
    reading: seen && !refuse(seen.value) && format(seen.value) !== draft ? seen.value : null,
    // A note is about one value, not about one that was picked since.
    note: seen ? seen.note : note?.of === value ? note.text : undefined,
    type,
    settle,
    accept,
    drop,
  };
}
