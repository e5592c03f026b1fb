import { type MouseEvent, type PointerEvent, useMemo } from "react";

/** Milliseconds that a finger rests on an entry, and how far it may slip, in pixels. */
const press = 450;
const slip = 10;

/** A long press on an entry opens the menu of its status. */
export function useBoardTouch() {
  return useMemo(() => {
    let timer = 0;
    let start = { x: 0, y: 0 };
    let taken = false;
    const stop = () => clearTimeout(timer);
    return {
      onPointerDown: ({ target, clientX, clientY, pointerType }: PointerEvent) => {
        stop();
        taken = false;
        start = { x: clientX, y: clientY };
        const entry = target instanceof Element && target.closest("[data-row]");
        if (!entry || pointerType === "mouse") return;
        timer = window.setTimeout(() => {
          taken = true;
          entry.querySelector<HTMLElement>("button.badge")?.click();
        }, press);
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        if (Math.hypot(clientX - start.x, clientY - start.y) > slip) stop();
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onContextMenu: (event: MouseEvent) => {
        // The browser's own menu of a link, on the same long press.
        if (taken) event.preventDefault();
      },
      onClickCapture: (event: MouseEvent) => {
        if (!taken || event.detail === 0) return;
        taken = false;
        event.preventDefault();
        event.stopPropagation();
      },
    };
  }, []);
}
