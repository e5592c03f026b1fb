import type { ReactNode } from "react";

interface DaySectionProps {
  label: string;
  title: string;
  /** The date, and how many there are once that is known. */
  note: string;
  level?: 2 | 3;
  children: ReactNode;
}

/** What there is of one day of a list. */
export function DaySection({ label, title, note, level = 2, children }: DaySectionProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section aria-label={label} className="pt-6 first:pt-1">
      <div className="flex items-baseline gap-3 pb-2">
        <Heading className="section-title">{title}</Heading>
        <span className="text-13 text-ink-3">{note}</span>
      </div>
      {children}
    </section>
  );
}
