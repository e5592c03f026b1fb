import { useState } from "react";

export type TypedValue = {
  value: string;
  onChange: (value: string) => void;
  format: (value: string) => string;
  /** Reads what was typed; null when it cannot. */
  parse: (text: string) => string | null;
  /** Says why a value that can be read must not be chosen; null when it may. */
  refuse: (value: string) => string | null;
  /** Said when it cannot be read. */
  unreadable: string;
};

/** The text between the first key and the moment it counts as a value. */
export function useTypedValue({ value, onChange, format, parse, refuse, unreadable }: TypedValue) {
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const drop = () => {
    setDraft(null);
    setProblem(null);
  };

  const type = (text: string) => {
    setDraft(text);
    setProblem(null);
    const read = parse(text);
    if (read && format(read) === text && !refuse(read)) onChange(read);
  };

  /** False when the text stays as it is, with the reason as `problem`. */
  const settle = (): boolean => {
    if (draft === null) return true;
    const text = draft.trim();
    const read = text === "" ? "" : parse(text);
    const why = read === null ? unreadable : read && refuse(read);
    if (why) {
      setProblem(why);
      // The old value must not be saved under a text that says something else.
      onChange("");
      return false;
    }
    drop();
    if (read !== null && read !== value) onChange(read);
    return true;
  };

  return { draft, problem, type, settle, drop };
}
