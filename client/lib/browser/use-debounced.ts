import { useEffect, useState } from "react";

/** Milliseconds of pause before a request is sent. */
const typingPause = 70;

/** The input once typing pauses; the first letter right away. */
export function useDebounced(typed: string): string {
  const [asked, setAsked] = useState(typed);
  const now = typed === "" || asked === "" ? typed : asked;
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), now === typed ? 0 : typingPause);
    return () => clearTimeout(timer);
  }, [typed, now]);
  return now;
}
