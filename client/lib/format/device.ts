import { readDevice } from "../../../shared/account/device-names.ts";
import { notes } from "../../../shared/words/en/notes.ts";

/** A device as the server names it, `Firefox on Windows`, in the language on screen. */
export function sayDevice(written: string): string {
  const device = readDevice(written);
  if (device.kind === "token") return notes.device.token(device.name);
  if (device.kind === "browser") return notes.device.on(device.browser, device.system);
  return device.kind === "program" ? device.name : notes.device.unknown;
}
