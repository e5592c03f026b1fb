import { useEffect, useState } from "react";

const pause = 200;

/** What is typed into a combobox, and what to search for once typing pauses. */
export function useTypedSearch() {
  const [typed, setTyped] = useState("");
  const [searched, setSearched] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSearched(typed.trim()), typed === "" ? 0 : pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped, searched };
}
