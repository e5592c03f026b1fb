import { useEffect, useState } from "react";

/** Milliseconds of quiet before a question goes out. */
const typingPause = 70;

/** What is typed, once the typing pauses; the first letter at once. */
export function useDebounced(typed: string): string {
  const [asked, setAsked] = useState(typed);
  const now = typed === "" || asked === "" ? typed : asked;
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), now === typed ? 0 : typingPause);
    return () => clearTimeout(timer);
  }, [typed, now]);
  return now;
}
