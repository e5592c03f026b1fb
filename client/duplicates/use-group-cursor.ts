import type { DuplicateGroup } from "../../shared/duplicates.ts";
import { useRowCursor } from "../lib/row-cursor.ts";
import { useShortcut } from "../shortcuts/use-shortcut.ts";

/** Moves between groups, each time to its Merge link, which Enter follows, and acts on one. */
export function useGroupCursor(
  groups: readonly DuplicateGroup[],
  onDismiss: (group: DuplicateGroup) => void,
) {
  const { move, current, props } = useRowCursor<HTMLUListElement>("[data-group]", (row) => {
    const target = row?.querySelector<HTMLElement>("[data-merge]") ?? document.querySelector("h1");
    target?.focus();
    row?.scrollIntoView({ block: "nearest" });
  });
  useShortcut("nextGroup", () => move(1));
  useShortcut("previousGroup", () => move(-1));
  useShortcut("notDuplicates", () => {
    const id = current()?.dataset.group;
    const group = groups.find(({ _id }) => _id === id);
    if (group) onDismiss(group);
  });
  return props;
}
