import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { whenIdle } from "../lib/idle.ts";
import type { LazyModule } from "../lib/lazy-module.ts";

/** How a popup was asked for, to be done again to the button that the popup brings along. */
type Press = (button: HTMLButtonElement) => void;

/**
 * A popup takes more code than a list of records, and more time in each row than all else in it. So its
 * button is a plain one, with what a screen reader says of it, until it is pressed for the first time.
 * `keys` are those that open it besides Enter and Space.
 */
export function useLatePopup(part: LazyModule<unknown>, keys: RegExp) {
  const [press, setPress] = useState<Press | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => fetchWhenIdle(part), [part]);
  useLayoutEffect(() => {
    if (!press || !button.current) return;
    button.current.focus({ preventScroll: true });
    press(button.current);
  }, [press]);

  const ask = async (from: HTMLElement, next: Press) => {
    // Not `from`: a shortcut presses a button that has not got the focus.
    const focused = document.activeElement;
    const isThere = await part.ask();
    const { activeElement } = document;
    // Whoever has gone on to something else meanwhile is not called back.
    const waits = activeElement === focused || activeElement === document.body;
    if (isThere && waits && from.isConnected) setPress(() => next);
  };
  const fetchNow = () => fetchAhead(part);
  return {
    asked: press !== null,
    /** For the button of the popup itself. */
    button,
    /** For the plain one. */
    handlers: {
      onPointerEnter: fetchNow,
      onFocus: fetchNow,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => void ask(currentTarget, click),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const { key, currentTarget, ctrlKey, metaKey, altKey } = event;
        if (!keys.test(key) || ctrlKey || metaKey || altKey) return;
        event.preventDefault();
        void ask(currentTarget, pressKey(key));
      },
    },
  };
}

const click: Press = (button) => button.click();

const pressKey =
  (key: string): Press =>
  (button) =>
    button.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

function fetchAhead(part: LazyModule<unknown>): void {
  // It may fail in silence: pressing the button is another try.
  part.load().catch(() => {});
}

const fetched = new Set<LazyModule<unknown>>();

/** Once for all of a kind: a row of a list has no time for a subscription of its own. */
function fetchWhenIdle(part: LazyModule<unknown>): void {
  if (!fetched.has(part)) whenIdle(() => fetchAhead(part));
  fetched.add(part);
}
