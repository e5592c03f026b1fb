import type { Endpoint } from "../../../shared/api/endpoint.ts";

/** What a body may cost before anything of it is read. */
export const bodyLimits = {
  /** Bytes from people without a session: the longest form of theirs takes a tenth of it. */
  visitorBytes: 16 * 1024,
  /** Bytes from users: an import's chunk at its largest. */
  bytes: 1024 * 1024,
  /** Objects and lists within each other; our own deepest body has seven. */
  depth: 32,
  /** Values, unless the endpoint says otherwise. */
  values: 1000,
} as const;

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
/** `[` and `{` differ in this bit only, and so do `]` and `}`. */
const caseBit = 0x20;
const open = 0x7b;
const close = 0x7d;

/**
 * What is too much about a JSON text: its depth or the number of its values. Stops where the limit is
 * passed, so that hostile bodies cost less than ordinary ones. Text that is not JSON may pass: the
 * parser refuses it.
 */
export function findExcess(json: Uint8Array, values: number): "depth" | "values" | undefined {
  let depth = 0;
  let count = 0;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (byte === quote) at = findEndOfString(json, at);
    else if (byte === comma) count += 1;
    else if ((byte | caseBit) === open) {
      depth += 1;
      count += 1;
      if (depth > bodyLimits.depth) return "depth";
    } else if ((byte | caseBit) === close) depth -= 1;
    if (count > values) return "values";
  }
  return undefined;
}

/** The place of the closing quote, or the end of the text. */
function findEndOfString(json: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== quote) at += json[at] === backslash ? 2 : 1;
  return at;
}

export function maxBytesOf({ access }: Endpoint): number {
  return access === "public" ? bodyLimits.visitorBytes : bodyLimits.bytes;
}
