import { notes } from "../../../shared/words/en/notes.ts";

/** A device as the server names it, `Firefox on Windows`, in the language on screen. */
export function sayDevice(device: string): string {
  const [, browser, system] = /^(.+) on (.+)$/.exec(device) ?? [];
  const [, token] = /^Access token “(.+)”$/s.exec(device) ?? [];
  if (token) return notes.device.token(token);
  if (browser && system) return notes.device.on(browser, system);
  return device === "Unknown device" ? notes.device.unknown : device;
}
