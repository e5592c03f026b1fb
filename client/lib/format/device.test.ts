import { expect, test } from "vitest";
import { sayDevice } from "./device.ts";

test.each(["Firefox on Windows", "Unknown device", "Access token “Cash on hand”", "curl"])(
  "%s is said as the server names it",
  (device) => expect(sayDevice(device)).toBe(device),
);
