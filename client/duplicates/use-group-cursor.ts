import { type FocusEvent, useEffect, useRef } from "react";
import type { DuplicateGroup } from "../../shared/duplicates.ts";
import { useShortcut } from "../shortcuts/use-shortcut.ts";

/**
 * Moves between groups, each time to its Merge link, which Enter follows, and acts on one: the one
 * with the focus, else the one under the pointer. When it leaves, the next has the focus.
 */
export function useGroupCursor(
  groups: readonly DuplicateGroup[],
  onDismiss: (group: DuplicateGroup) => void,
) {
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<{ element: Element; place: number } | null>(null);
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>("[data-group]") ?? [])];
  const focusAt = (place: number) => {
    const all = rows();
    const row = all[Math.max(0, Math.min(place, all.length - 1))];
    const target = row?.querySelector<HTMLElement>("[data-merge]") ?? document.querySelector("h1");
    target?.focus();
    row?.scrollIntoView({ block: "nearest" });
  };
  const move = (by: 1 | -1) => {
    const place = rows().findIndex((row) => row.contains(document.activeElement));
    focusAt(place < 0 ? 0 : place + by);
  };
  useShortcut("nextGroup", () => move(1));
  useShortcut("previousGroup", () => move(-1));
  useShortcut("notDuplicates", () => {
    const row =
      rows().find((each) => each.contains(document.activeElement)) ??
      rows().find((each) => each.matches(":hover"));
    const group = groups.find(({ _id }) => _id === row?.dataset.group);
    if (group) onDismiss(group);
  });

  useEffect(() => {
    const { element, place } = last.current ?? {};
    if (place === undefined || element?.isConnected || document.activeElement !== document.body)
      return;
    last.current = null;
    focusAt(place);
  });

  return {
    ref: list,
    onFocus: ({ target }: FocusEvent) => {
      const place = rows().findIndex((row) => row.contains(target));
      if (place >= 0) last.current = { element: target, place };
    },
  };
}
