/** Milliseconds that the loaded page stays alone: what somebody may want next comes after what they wait for. */
const rest = 2000;

/** Runs `work` once the page has loaded, has rested and the browser is idle; call the result to cancel it. */
export function whenIdle(work: () => void): () => void {
  let cancel = () => {};
  const wait = () => {
    const timer = setTimeout(() => {
      cancel = requestIdle(work);
    }, remainingRest());
    cancel = () => clearTimeout(timer);
  };
  if (document.readyState === "complete") wait();
  else {
    addEventListener("load", wait, { once: true });
    cancel = () => removeEventListener("load", wait);
  }
  return () => cancel();
}

/** Milliseconds of the rest that are left: it counts from when the page had loaded. */
function remainingRest(): number {
  const [{ loadEventStart = 0 } = {}] = performance.getEntriesByType(
    "navigation",
  ) as PerformanceNavigationTiming[];
  return Math.max(0, loadEventStart + rest - performance.now());
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
