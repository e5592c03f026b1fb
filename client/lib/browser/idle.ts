/** Milliseconds that a loaded page is left alone before it fetches what somebody may want next. */
const rest = 2000;

const signs = ["keydown", "pointerdown"] as const;

let rested: Promise<void> | undefined;

/**
 * Runs `work` once the page has loaded and rested, or is being used, and the browser is idle; call
 * the result to cancel it.
 */
export function whenIdle(work: () => void): () => void {
  let cancel = () => {};
  let isCanceled = false;
  rested ??= waitForRest();
  void rested.then(() => {
    if (!isCanceled) cancel = requestIdle(work);
  });
  return () => {
    isCanceled = true;
    cancel();
  };
}

async function waitForRest(): Promise<void> {
  await new Promise((resolve) => {
    for (const sign of signs) addEventListener(sign, resolve, { once: true, capture: true });
    const wait = () => setTimeout(resolve, rest);
    if (document.readyState === "complete") wait();
    else addEventListener("load", wait, { once: true });
  });
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
