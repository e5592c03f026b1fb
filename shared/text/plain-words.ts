import { fold, spelling } from "./fold.ts";

/** The words of a text with `ü`, `ue` and `u` as the same. */
export function plainWords(text: string): string[] {
  return fold(text)
    .replace(spelling, (_, letter) => letter ?? "a")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}
