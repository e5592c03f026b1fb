import { useEffect } from "react";
import type { listExports } from "../../../shared/lists/list-exports.ts";
import type { RequestOf } from "../../lib/api.ts";

type Lists = typeof listExports;

/** A list, and what it asks the server: so does the file of it. */
export type ShownList = {
  [List in keyof Lists]: {
    list: List;
    query: NonNullable<RequestOf<Lists[List]["csv"]>["query"]>;
  };
}[keyof Lists];

let shown: ShownList | undefined;

/** Tells which list is on screen. */
export function useShownList(next: ShownList): void {
  useEffect(() => {
    shown = next;
    return () => {
      if (shown === next) shown = undefined;
    };
  });
}

/** The list on screen, where there is one. */
export function shownList(): ShownList | undefined {
  return shown;
}
