import { useEffect } from "react";
import { serverEndpoints } from "../../../shared/api/server.ts";
import { call } from "../../lib/api.ts";

/** When this tab reloaded by itself last. */
const reloadedAt = "reloaded-at";

/** Milliseconds between two questions whether the server is back. */
const pause = 2000;
/** The same where a reload did not help just now: then it is not the connection. */
const longPause = 30_000;

/** Reloads the page as soon as the server is back, unless a reload would lose what is being typed. */
export function useRecovery(isLost: boolean): void {
  useEffect(() => {
    if (!isLost) return;
    const last = Number(sessionStorage.getItem(reloadedAt));
    const wait = Date.now() - last < 2 * longPause ? longPause : pause;
    let isAsking = false;
    const ask = async () => {
      if (isAsking || isTyping()) return;
      isAsking = true;
      if (await isServerBack()) {
        sessionStorage.setItem(reloadedAt, String(Date.now()));
        window.location.reload();
      }
      isAsking = false;
    };
    const timer = setInterval(ask, wait);
    window.addEventListener("online", ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", ask);
    };
  }, [isLost]);
}

export function isServerBack(): Promise<boolean> {
  return call(serverEndpoints.health).then(
    () => true,
    () => false,
  );
}

/** The page that failed has no fields: these are of a dialog or the palette. */
function isTyping(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(
    "input:not([type]), [type=text], textarea",
  );
  return [...fields].some(({ value }) => value !== "");
}
