import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { messages } from "../../../shared/messages.ts";
import type { Now } from "../../appointments/use-now.ts";
import { OverviewSection } from "../../dashboard/overview-section.tsx";
import { useShortcut } from "../../shortcuts/use-shortcut.ts";
import { cx } from "../../ui/class-names.ts";
import { Kbd } from "../../ui/kbd.tsx";
import { wrapUpChoices, wrapUpColumns } from "../outcome-buttons.tsx";
import { useWrapUp } from "./use-wrap-up.ts";
import { WrapUpLine } from "./wrap-up-line.tsx";
import { mostLines } from "./wrap-up-place.tsx";

/** What is over and has no outcome yet, to be answered where it stands; nothing when there is none. */
export function WrapUp({ now }: { now: Now }) {
  const wrapUp = useWrapUp(now);
  const [all, setAll] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const { lines, query, total } = wrapUp;
  useShortcut("wrapUp", lines.length > 0 ? () => focusAfter(list.current) : null);

  // A line that leaves hands its focus on.
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (list.current?.contains(activeElement)) focused.current = activeElement;
    else if (activeElement !== document.body) focused.current = null;
    else if (focused.current && !focused.current.isConnected) {
      focused.current = null;
      focusAfter(list.current);
    }
  });

  if (lines.length === 0 && !(query.isError && !query.data)) return null;
  const shown = all ? lines : lines.slice(0, mostLines);
  const folded = lines.length - shown.length;

  return (
    <OverviewSection
      title="Wrap Up"
      query={query}
      failed={messages.appointments.listFailed}
      className="mb-8"
      aside={
        <>
          <span
            aria-hidden="true"
            className={cx(
              "-my-0.5 grid justify-items-center px-px to-700:hidden pointer-coarse:hidden",
              wrapUpColumns,
            )}
          >
            {wrapUpChoices.map(({ key }) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </span>
          <span className="over-700:hidden">{total} over, no outcome yet</span>
        </>
      }
    >
      <ol ref={list} id="wrap-up" className="border-t border-line-strong" onKeyDown={onKeyDown}>
        {shown.map((line) => (
          <WrapUpLine
            key={line.appointment._id}
            line={line}
            today={now.today}
            wrapUp={wrapUp}
            onNext={() => focusAfter(list.current, line.appointment._id)}
          />
        ))}
      </ol>
      {folded > 0 && (
        <button type="button" className="link hit mt-2 text-13" onClick={() => setAll(true)}>
          Show {folded} more
        </button>
      )}
    </OverviewSection>
  );
}

/** Digits press the buttons of the line with the focus, arrows go between the lines. */
function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (ctrlKey || metaKey || altKey || shiftKey) return;
  if (!(target instanceof HTMLElement)) return;
  const line = target.closest<HTMLElement>("[data-line]");
  if (!line) return;
  if (key === "ArrowDown" || key === "ArrowUp") {
    const next = key === "ArrowDown" ? line.nextElementSibling : line.previousElementSibling;
    if (!next) return;
    event.preventDefault();
    focusLine(next, target.dataset.act);
    return;
  }
  const choice = wrapUpChoices.find((one) => one.key === key);
  if (!choice || target instanceof HTMLInputElement) return;
  event.preventDefault();
  line.querySelector<HTMLElement>(`[data-act="${choice.act}"]`)?.click();
}

function focusLine(line: Element, act = "held") {
  const place =
    line.querySelector<HTMLElement>("input") ??
    line.querySelector<HTMLElement>(`[data-act="${act}"]`) ??
    line.querySelector<HTMLElement>("button");
  place?.focus();
}

/** The next line that still asks, else the first that does; without any, the heading of the page. */
function focusAfter(list: HTMLElement | null, id?: string) {
  const lines = [...(list?.querySelectorAll("[data-line]") ?? [])];
  const place = lines.findIndex((line) => line.getAttribute("data-line") === id);
  const next = [...lines.slice(place + 1), ...lines.slice(0, Math.max(place, 0))].find((line) =>
    line.querySelector("[data-act]"),
  );
  if (next) focusLine(next);
  else document.querySelector<HTMLElement>("main h1")?.focus();
}
