import { expect, test } from "vitest";
import { type Device, readDevice, writeDevice } from "./device-names.ts";

test.each<[string, Device]>([
  ["Firefox on Windows", { kind: "browser", browser: "Firefox", system: "Windows" }],
  [
    "Samsung Internet on Android",
    { kind: "browser", browser: "Samsung Internet", system: "Android" },
  ],
  ["Access token “Cash on hand”", { kind: "token", name: "Cash on hand" }],
  ["Access token “two\nlines”", { kind: "token", name: "two\nlines" }],
  ["curl", { kind: "program", name: "curl" }],
  ["Safari", { kind: "program", name: "Safari" }],
  ["Unknown device", { kind: "unknown" }],
])("%s is read as it was written", (written, device) => {
  expect(writeDevice(device)).toBe(written);
  expect(readDevice(written)).toEqual(device);
});
