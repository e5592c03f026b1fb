import { type Device, writeDevice } from "../../../shared/account/device-names.ts";

// A name for people to know their device by. Order counts: many browsers also claim to be another.
const browsers: [name: string, sign: RegExp][] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\bOPR\/|\bOpera\b/],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Vivaldi", /\bVivaldi\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bVersion\/[\d.]+ .*\bSafari\//],
];
const systems: [name: string, sign: RegExp][] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["Mac", /\bMacintosh\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
];

/** `Firefox on Windows`; a program goes by its own name, such as `curl`. */
export function describeAgent(agent: string): string {
  return writeDevice(readAgent(agent));
}

function readAgent(agent: string): Device {
  const [browser, system] = findBrowser(agent);
  if (browser && system) return { kind: "browser", browser, system };
  const name = browser ?? /^[\w.+-]{1,40}(?=\/|$)/.exec(agent)?.[0];
  return name ? { kind: "program", name } : { kind: "unknown" };
}

/** By what the user knows who calls: a device, or the access token of a program. */
export function describeDevice({ key, agent }: { key?: { name: string }; agent: string }): string {
  return key ? writeDevice({ kind: "token", name: key.name }) : describeAgent(agent);
}

/** True for what is no browser, and so keeps no cookies. */
export function isProgram(agent: string): boolean {
  return findBrowser(agent).length === 0;
}

function findBrowser(agent: string): string[] {
  const find = (table: typeof browsers) => table.find(([, sign]) => sign.test(agent))?.[0];
  return [find(browsers), find(systems)].filter((name) => name !== undefined);
}
