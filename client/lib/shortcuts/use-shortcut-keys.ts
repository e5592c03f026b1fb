import { useLayoutEffect } from "react";
import { readOverlay } from "../browser/overlay.ts";
import { refuses } from "../people/rights.ts";
import { matchPress } from "./match-press.ts";
import { isApple, isCharacter, shortcuts } from "./shortcuts.ts";
import { readShortcutsOn } from "./shortcuts-setting.ts";
import { actOf } from "./use-shortcut.ts";

/** Milliseconds within which the second of two keys must follow. */
const patience = 1500;

/** Listens for all shortcuts of the dashboard; `useShortcut` defines what they do. */
export function useShortcutKeys(): void {
  useLayoutEffect(() => {
    const apple = isApple();
    let begun: { key: string; at: number } | null = null;

    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      // Shift and the like are on their way to another key.
      if (/^(Shift|Control|Alt|Meta|AltGraph|CapsLock)$/.test(event.key)) return;
      const isFresh = begun && event.timeStamp - begun.at < patience;
      const matched = matchPress(event, isFresh && begun ? begun.key : null, apple);
      begun = null;
      if (!matched) return;

      const typing = isField(event.target);
      if ("begun" in matched) {
        if (typing || !readShortcutsOn() || isCovered()) return;
        begun = { key: matched.begun, at: event.timeStamp };
        event.preventDefault();
        return;
      }
      // What a screen adds comes later in the list than what works anywhere.
      const id = matched.ids.findLast((each) => actOf(each) !== undefined);
      const shortcut = shortcuts.find((each) => each.id === id);
      if (!id || !shortcut) return;
      const plain = isCharacter(shortcut);
      // Nothing is below what is typed into a search but its results.
      const leads = id === "rowBelow" && isSearch(event.target);
      if (typing && (plain || "notInFields" in shortcut) && !leads) return;
      if (plain && !readShortcutsOn()) return;
      // The palette's own keys close it again.
      if (isCovered() && !(id === "palette" && readOverlay() === "palette")) return;
      const act = actOf(id);
      const isRefused = "writes" in shortcut && refuses("write");
      if (!isRefused && (!act || act() === false)) return;
      event.preventDefault();
    };

    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

/** Whether a single key may mean something to the screen: nothing else wants it. */
export function isFreeKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.repeat) return false;
  return readShortcutsOn() && !isField(event.target) && !isCovered();
}

/** Where a key is meant as text or as a choice. */
export function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const fields = "input:not([type=checkbox]), textarea, select, [role=combobox]";
  return target.isContentEditable || target.matches(fields);
}

function isSearch(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("[data-search]");
}

/** Whether a dialog, menu or list is open over the screen, which then gets the keys. */
function isCovered(): boolean {
  // One that is still being loaded: what is typed is meant for it.
  if (readOverlay() !== null) return true;
  const layers = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";
  return [...document.querySelectorAll(layers)].some(
    // One that is closing no longer counts.
    (layer) => !layer.closest("[data-closed]") && layer.checkVisibility(),
  );
}
