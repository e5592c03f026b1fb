// The build leaves out what turns things around where lines run from left to right.

/**
 * Whether lines run from right to left. Styles use logical properties, or `--forward` (tokens.css) where there is none.
 */
export function isRightToLeft(): boolean {
  return import.meta.env.DIRECTION === "rtl";
}

/** A key as it would be where lines run from left to right: there, ArrowRight leads on. */
export function readingKey(key: string): string {
  if (!isRightToLeft()) return key;
  return { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" }[key] ?? key;
}

/** Pixels to the right as pixels in the direction of reading, and back. */
export function readingPixels(x: number): number {
  return isRightToLeft() ? -x : x;
}
