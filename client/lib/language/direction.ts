// While only English is offered, the build leaves out what turns things around.

/**
 * Whether lines run from right to left now. Read it when something happens: another language can be chosen at any
 * time. Styles use logical properties, or `--forward` (tokens.css) where there is none.
 */
export function isRightToLeft(): boolean {
  if (!import.meta.env.ALL_LANGUAGES) return false;
  return document.documentElement.dir === "rtl";
}

/** A key as it would be where lines run from left to right: there, ArrowRight leads on. */
export function readingKey(key: string): string {
  if (!import.meta.env.ALL_LANGUAGES || !isRightToLeft()) return key;
  return { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" }[key] ?? key;
}

/** Pixels to the right as pixels in the direction of reading, and back. */
export function readingPixels(x: number): number {
  return import.meta.env.ALL_LANGUAGES && isRightToLeft() ? -x : x;
}
