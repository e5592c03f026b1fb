import { useEffect, useState } from "react";
import { isSignedOut } from "../../lib/api.ts";
import { readImport, useImport } from "../state.ts";
import { type Making, makeDrafts } from "./make-drafts.ts";

/** The rows, which are made when they are not there yet. */
export function useDrafts() {
  const { source, match, drafts } = useImport();
  const [making, setMaking] = useState<Making>({ doing: "reading", done: 0 });
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const isMissing = drafts === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another source or match makes other rows; so does a further try
  useEffect(() => {
    if (!isMissing) return;
    const stop = new AbortController();
    const { signal } = stop;
    makeDrafts(readImport(), { onProgress: setMaking, signal }).catch((error: unknown) => {
      if (!signal.aborted && !isSignedOut(error)) setFailed(true);
    });
    return () => stop.abort();
  }, [isMissing, source, match, tries]);
  const retry = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  return { drafts, making, hasFailed, retry };
}
