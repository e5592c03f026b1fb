/** Where somebody acts from: a browser, the access token of a program, or a program by its own name. */
export type Device =
  | { kind: "browser"; browser: string; system: string }
  | { kind: "token"; name: string }
  | { kind: "program"; name: string }
  | { kind: "unknown" };

const unknown = "Unknown device";

/** As it is kept and answered, in English whoever reads it: `Firefox on Windows`. */
export function writeDevice(device: Device): string {
  if (device.kind === "unknown") return unknown;
  if (device.kind === "browser") return `${device.browser} on ${device.system}`;
  return device.kind === "token" ? `Access token “${device.name}”` : device.name;
}

/** What `writeDevice()` has written. */
export function readDevice(written: string): Device {
  const [, token] = /^Access token “(.+)”$/s.exec(written) ?? [];
  if (token) return { kind: "token", name: token };
  const [, browser, system] = /^(.+) on (.+)$/.exec(written) ?? [];
  if (browser && system) return { kind: "browser", browser, system };
  return written === unknown ? { kind: "unknown" } : { kind: "program", name: written };
}
