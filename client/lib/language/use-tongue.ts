import { useSyncExternalStore } from "react";
import type { Tongue } from "../../../shared/words/languages.ts";
import { shownTongue, subscribeTongue } from "./tongue.ts";

export function useTongue(): Tongue {
  return useSyncExternalStore(subscribeTongue, shownTongue, shownTongue);
}
