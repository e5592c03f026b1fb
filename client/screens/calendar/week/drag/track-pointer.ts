/** Pixels that a mouse may move before a press becomes a drag, and a finger before it is a scroll. */
const slack = 4;
const fingerSlack = 10;
/** Milliseconds that a finger rests before it drags: any sooner and nobody could scroll. */
const longPress = 400;
/** Within this many pixels of the window's edge, the page scrolls. */
const edge = 40;

interface Tracked {
  /** The press has become a drag. */
  begin: () => void;
  /** At most once a frame, in pixels of the page. */
  move: (point: { x: number; y: number }) => void;
  drop: () => void;
  /** Esc, or the browser has taken the pointer for something else. */
  cancel: () => void;
  /** Let go without having moved; never a finger, which would draw with each tap. */
  click?: () => void;
}

/** Follows a pointer from its press until it is let go. */
export function trackPointer(press: PointerEvent, tracked: Tracked): void {
  const isFinger = press.pointerType === "touch";
  const listening = new AbortController();
  const { signal } = listening;
  let at = { x: press.clientX, y: press.clientY };
  let dragging = false;
  let frame = 0;

  const tell = () => tracked.move({ x: at.x + scrollX, y: at.y + scrollY });
  const follow = () => {
    const speed = scrollSpeed(at.y);
    if (speed !== 0) scrollBy({ top: speed, behavior: "instant" });
    tell();
    frame = requestAnimationFrame(follow);
  };
  const begin = () => {
    clearTimeout(timer);
    dragging = true;
    tracked.begin();
    follow();
  };
  const timer = isFinger ? window.setTimeout(begin, longPress) : 0;
  const end = (finish: () => void) => {
    listening.abort();
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    if (dragging) swallowClick();
    finish();
  };
  const giveUp = () => end(dragging ? tracked.cancel : () => {});

  const on = <Name extends keyof WindowEventMap>(
    name: Name,
    listener: (event: WindowEventMap[Name]) => void,
    options: AddEventListenerOptions = {},
  ) => window.addEventListener(name, listener, { ...options, signal });

  on("pointermove", ({ pointerId, clientX, clientY }) => {
    if (pointerId !== press.pointerId) return;
    at = { x: clientX, y: clientY };
    if (dragging) return;
    const far = Math.hypot(clientX - press.clientX, clientY - press.clientY);
    if (isFinger ? far > fingerSlack : far < slack) return isFinger ? giveUp() : undefined;
    if (!isFinger) begin();
  });
  on("pointerup", ({ pointerId, clientX, clientY }) => {
    if (pointerId !== press.pointerId) return;
    at = { x: clientX, y: clientY };
    if (!dragging) return end(isFinger ? () => {} : (tracked.click ?? (() => {})));
    tell();
    end(tracked.drop);
  });
  on("pointercancel", ({ pointerId }) => {
    if (pointerId === press.pointerId) giveUp();
  });
  on("blur", giveUp);
  on(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || !dragging) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      giveUp();
    },
    { capture: true },
  );
  // Not passive: what drags must not scroll. A pen drags at once.
  on(
    "touchmove",
    (event) => {
      if ((dragging || press.pointerType === "pen") && event.cancelable) event.preventDefault();
    },
    { passive: false },
  );
  on("contextmenu", (event) => {
    if (isFinger) event.preventDefault();
  });
}

function scrollSpeed(y: number): number {
  if (y < edge) return -Math.ceil((edge - Math.max(y, 0)) / 3);
  const below = innerHeight - y;
  return below < edge ? Math.ceil((edge - Math.max(below, 0)) / 3) : 0;
}

/** The browser reports the end of a drag as a click on what it began on. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
}
