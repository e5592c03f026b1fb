/** Runs `work` once the page has loaded and the browser is idle; call the result to cancel it. */
export function whenIdle(work: () => void): () => void {
  return after(loaded(), work);
}

/**
 * The same of what only a next click may need: once the page has been left alone for two seconds, or
 * is being used. One after another, so that on a slow line what is clicked meanwhile does not come after them all.
 */
export function whenRested(work: () => unknown): () => void {
  rested ??= waitForRest();
  let isWanted = true;
  const cancel = after(rested, () => {
    last = last.then(() => isWanted && work());
  });
  return () => {
    isWanted = false;
    cancel();
  };
}

let rested: Promise<unknown> | undefined;
let last: Promise<unknown> = Promise.resolve();

const signs = ["keydown", "pointerdown"] as const;

async function waitForRest(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const sign of signs) addEventListener(sign, resolve, { once: true, capture: true });
    void loaded().then(() => setTimeout(resolve, 2000));
  });
}

async function loaded(): Promise<unknown> {
  if (document.readyState === "complete") return;
  return new Promise((resolve) => addEventListener("load", resolve, { once: true }));
}

function after(ready: Promise<unknown>, work: () => void): () => void {
  let cancel = () => {};
  let isCanceled = false;
  void ready.then(() => {
    if (!isCanceled) cancel = requestIdle(work);
  });
  return () => {
    isCanceled = true;
    cancel();
  };
}

function requestIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 3000 });
  return () => cancelIdleCallback(handle);
}
