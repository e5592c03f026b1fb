import { findMatch, findPhoneMatch } from "./marking.ts";

type MarkedProps = {
  text: string;
  /** What was typed; nothing is marked without it. */
  typed: string;
  /** Digits match in any format. */
  phone?: boolean;
};

/** A text with the part that matches marked. */
export function Marked({ text, typed, phone = false }: MarkedProps) {
  const stretch =
    findMatch(text, typed)?.stretch ?? (phone ? findPhoneMatch(text, typed) : undefined);
  if (!stretch) return text;
  const [start, end] = stretch;
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}
