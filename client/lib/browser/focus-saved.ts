let saved: string | undefined;

/** The appointment that was saved last, which a grid keeps in sight. */
export function lastSaved(): string | undefined {
  return saved;
}

/** Milliseconds until what was saved has been fetched again. */
const patience = 4000;

/**
 * After a form has been left: the focus goes to what it saved, where the screen shows that. Nothing
 * is done once the user has moved on.
 */
export function focusSaved(id: string): void {
  saved = id;
  const own = CSS.escape(id);
  const selector = `main :is([data-appointment="${own}"], [data-block="${own}"])`;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const name of moves) removeEventListener(name, stop, true);
  };
  let focused: HTMLElement | undefined;
  const look = () => {
    if (focused?.isConnected) return;
    const target = [...document.querySelectorAll<HTMLElement>(selector)].find((each) =>
      each.checkVisibility(),
    );
    // It may leave again, such as from today's appointments once they have been fetched.
    if (focused && !target) document.querySelector<HTMLElement>("main h1")?.focus();
    focused = target;
    target?.focus();
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(stop, patience);
  for (const name of moves) addEventListener(name, stop, true);
  observer.observe(document.body, { childList: true, subtree: true });
  look();
}

const moves = ["keydown", "pointerdown"] as const;
