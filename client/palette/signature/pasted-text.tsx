import type { ReactNode } from "react";

type PastedTextProps = { text: string; used: readonly { start: number; end: number }[] };

/** What was pasted, with what was used of it underlined. */
export function PastedText({ text, used }: PastedTextProps) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const span of used) {
    parts.push(text.slice(end, span.start));
    parts.push(<mark key={span.start}>{text.slice(span.start, span.end)}</mark>);
    end = span.end;
  }
  return (
    <div dir="auto" className="sig-text">
      {parts}
      {text.slice(end)}
    </div>
  );
}
