import { type LetterPlaceholder, letterPlaceholders } from "./letter-placeholders.ts";
import { toPieces } from "./placeholders.ts";

/** With what is known put in; the rest stays in its braces. */
export function fillInLetter(
  text: string,
  values: Partial<Record<LetterPlaceholder, string>>,
): string {
  return toPieces(text, letterPlaceholders)
    .map((piece) =>
      typeof piece === "string" ? piece : (values[piece.placeholder] ?? `{${piece.placeholder}}`),
    )
    .join("");
}
