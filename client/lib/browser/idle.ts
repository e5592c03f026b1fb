/** Runs `work` once the page has loaded and the browser is idle; call the result to cancel it. */
export function whenIdle(work: () => void): () => void {
  let cancel = () => {};
  const wait = () => {
    cancel = requestIdle(work);
  };
  if (document.readyState === "complete") wait();
  else {
    addEventListener("load", wait, { once: true });
    cancel = () => removeEventListener("load", wait);
  }
  return () => cancel();
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
