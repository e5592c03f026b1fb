import type { AccountEvent } from "../../../../shared/account/account-log.ts";
import { signin } from "../../../../shared/words/en/signin.ts";
import { sayDevice } from "../../../lib/format/device.ts";
import { isolate } from "../../../lib/format/isolate.ts";

/** `Access token created: Zapier` */
export function sayEvent({ kind, way, what }: AccountEvent): string {
  const event = signin.log.events[kind];
  const said = way ? signin.log.ways[way](event) : event;
  return what === null ? said : signin.log.what(said, isolate(what));
}

/** `Firefox on Windows, 203.0.113.9` */
export function sayPlace({ device, address }: AccountEvent): string {
  if (device === null) return signin.log.provider;
  return [sayDevice(device), address].filter(Boolean).join(", ");
}
