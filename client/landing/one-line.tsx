import { CornerDownLeft } from "lucide-react";
import { cx } from "../ui/class-names.ts";
import { Kbd } from "../ui/kbd.tsx";
import { statement, statementTitle, wrap } from "./layout-classes.ts";

/** What is typed, and what it does. */
const lines = [
  ["tue 10 anna review 45m", "Books Anna Berg, Tuesday, 10:00 – 10:45 AM"],
  ["call anna wants the new quote", "Logs a call and sets the last contact"],
  ["task anna send quote fri 3pm", "Adds a task for Friday, 3:00 PM"],
  ["anna active", "Sets the status to Active"],
] as const;

/** The line that finds, books, logs and adds. */
export function OneLine() {
  return (
    <section className={cx(wrap, "pb-22 to-700:pb-12")}>
      <div className={cx(statement, "items-start gap-y-6")}>
        <div>
          <h2 className={statementTitle}>One Line for Everything</h2>
          <p className="mt-3 max-w-[46ch] text-16 leading-[25px] text-ink-2">
            Press <Kbd>/</Kbd> and write what happened or what is to come. You see what it will do
            before you press Enter, and you can undo it afterward.
          </p>
        </div>
        <ul className="border-t border-line-strong">
          {lines.map(([typed, does]) => (
            <li key={typed} className="border-b border-line py-2.5">
              <p className="flex items-center gap-2 font-semibold">
                {typed}
                <CornerDownLeft aria-hidden="true" className="ml-auto size-3.5 text-ink-3" />
              </p>
              <p className="text-13 text-ink-3">{does}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
