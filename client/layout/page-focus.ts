import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/**
 * A form's first field asks for the focus with `data-autofocus`; an address may name another one, as
 * `#notes` does.
 */
export function focusFirstField(): boolean {
  const named = window.location.hash.slice(1);
  if (named && focusEnd(`main form [name="${CSS.escape(named)}"]`)) return true;
  return focus("main [data-autofocus]");
}

/** Where somebody goes on writing. */
function focusEnd(selector: string): boolean {
  const field = document.querySelector(selector);
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return false;
  field.focus();
  // Null in fields without a text cursor position, such as email.
  if (field.selectionEnd !== null) {
    field.setSelectionRange(field.value.length, field.value.length);
  }
  return true;
}

/** For a form that had to wait for its record: until now the heading has had the focus. */
export function focusLateField(): void {
  if (document.activeElement?.matches("main h1")) focusFirstField();
}

function focus(selector: string): boolean {
  const target = document.querySelector<HTMLElement>(selector);
  // Where the page stands is the router's business.
  target?.focus({ preventScroll: true });
  // As Tab does it: typing replaces what is there.
  if (target instanceof HTMLInputElement && target.dataset.autofocus === "select") target.select();
  return target !== null;
}

/**
 * After each navigation to another screen the focus goes to its first field, or else to its
 * heading, which is then read out. Returns what is to be announced because the focus does not say
 * it: the title of a screen that begins with a field. A mere change of search or filters leaves
 * the focus where it is.
 */
export function useFocusAfterNavigation(): string {
  const router = useRouter();
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    let stopWaiting = () => {};
    const unsubscribe = router.subscribe("onRendered", ({ fromLocation, toLocation }) => {
      if (fromLocation?.pathname === toLocation.pathname) return;
      stopWaiting();
      stopWaiting = whenHeadingIsThere(() => {
        // A page that was there before the program may be in use already.
        const inUse = !fromLocation && document.activeElement?.closest("main form") != null;
        const inField = inUse || focusFirstField();
        setAnnouncement(inField ? document.title : "");
        // When the page has only just been opened, the browser reads the title itself.
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

/** The first screen behind the login comes a moment after the router has rendered it. */
function whenHeadingIsThere(act: () => void): () => void {
  const isThere = () => document.querySelector("main h1") !== null;
  if (isThere()) {
    act();
    return () => {};
  }
  const observer = new MutationObserver(() => {
    if (!isThere()) return;
    observer.disconnect();
    // Whoever has gone on to something meanwhile is left there.
    if (document.activeElement === document.body) act();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
