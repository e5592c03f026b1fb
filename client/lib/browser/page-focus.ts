import { useRouter } from "@tanstack/react-router";
import { useLayoutEffect, useState } from "react";

/**
 * A form's first field asks for focus with `data-autofocus`; an address can name another, as in
 * `#notes`.
 */
export function focusFirstField(): boolean {
  const named = window.location.hash.slice(1);
  if (named && focusEnd(`main form [name="${CSS.escape(named)}"]`)) return true;
  return focus("main [data-autofocus]");
}

/** At the end, ready to continue writing. */
function focusEnd(selector: string): boolean {
  const field = document.querySelector(selector);
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return false;
  field.focus();
  // Null in fields without a cursor position, such as email.
  if (field.selectionEnd !== null) {
    field.setSelectionRange(field.value.length, field.value.length);
  }
  return true;
}

/** For a form that had to wait for its record: until then, the heading has focus. */
export function focusLateField(): void {
  if (document.activeElement?.matches("main h1")) focusFirstField();
}

function focus(selector: string): boolean {
  const target = document.querySelector<HTMLElement>(selector);
  // The router takes care of scrolling.
  target?.focus({ preventScroll: true });
  // As with Tab: typing replaces the content.
  if (target instanceof HTMLInputElement && target.dataset.autofocus === "select") target.select();
  return target !== null;
}

/**
 * After navigating to another screen, moves focus to its first field or else its heading, which is
 * then read out. Returns what to announce because the focus does not: the title of a screen that
 * begins with a field. Changes of search or filters leave the focus alone.
 */
export function useFocusAfterNavigation(): string {
  const router = useRouter();
  const [announcement, setAnnouncement] = useState("");

  // Before the first screen is there.
  useLayoutEffect(() => {
    let stopWaiting = () => {};
    const unsubscribe = router.subscribe("onRendered", ({ fromLocation, toLocation }) => {
      if (fromLocation?.pathname === toLocation.pathname) return;
      stopWaiting();
      stopWaiting = whenHeadingIsThere(() => {
        // A prerendered page may already be in use.
        const inUse = !fromLocation && document.activeElement?.closest("main form") != null;
        const inField = inUse || focusFirstField();
        setAnnouncement(inField ? document.title : "");
        // When the page has just been opened, the browser reads the title itself.
        if (!inField && fromLocation) focus("main h1");
      });
    });
    return () => {
      stopWaiting();
      unsubscribe();
    };
  }, [router]);

  return announcement;
}

/** The first screen behind the login appears a moment after the router has rendered it. */
function whenHeadingIsThere(act: () => void): () => void {
  const isThere = () => document.querySelector("main h1") !== null;
  if (isThere()) {
    act();
    return () => {};
  }
  const observer = new MutationObserver(() => {
    if (!isThere()) return;
    observer.disconnect();
    // If the user has moved on meanwhile, leave the focus there.
    if (document.activeElement === document.body) act();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
