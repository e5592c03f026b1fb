let last = 0;
let count = 0;

/**
 * A UUID of version 7 (RFC 9562), later ones after earlier ones, so that records lie and sort as they
 * were made. Not `randomUUID`, which is unavailable over plain http.
 */
export function makeUuid(now = Date.now()): string {
  if (now > last) {
    last = now;
    count = 0;
  } else {
    count += 1;
  }
  // Those of one millisecond are counted in 12 bits; what is more is taken from the next one.
  if (count > 0xfff) {
    last += 1;
    count = 0;
  }
  const time = last.toString(16).padStart(12, "0");
  const order = (0x7000 + count).toString(16);
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  const random =
    ((high & 0x3fffffff) + 0x80000000).toString(16) + low.toString(16).padStart(8, "0");
  return [time.slice(0, 8), time.slice(8), order, random.slice(0, 4), random.slice(4)].join("-");
}
