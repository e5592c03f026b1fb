import { useEffect, useRef } from "react";
import { attentionCount } from "../../../shared/dashboard.ts";
import type { Customer } from "../../../shared/kinds/customers.ts";
import { overview } from "../../../shared/words/en/overview.ts";
import { actOf, useShortcut } from "../../lib/shortcuts/use-shortcut.ts";
import { Rail } from "../../ui/rail/rail.tsx";
import { SkeletonRail } from "../../ui/rail/skeleton-rail.tsx";
import { AttentionRow } from "./attention-row.tsx";

type NeedsAttentionProps = { customers: Customer[] | undefined; today: string };

/** Customers who have waited longer than their status allows, the most valuable first. */
export function NeedsAttention({ customers, today }: NeedsAttentionProps) {
  if (!customers) return <SkeletonRail rows={attentionCount} />;
  if (customers.length === 0) {
    return <p className="text-ink-2">{overview.waiting.none}</p>;
  }
  return <Waiting customers={customers} today={today} />;
}

/** Keys act on the row with the focus, else the one under the pointer, else the first. */
function Waiting({ customers, today }: { customers: Customer[]; today: string }) {
  const list = useRef<HTMLDivElement>(null);
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>("[data-waits]") ?? [])];
  const atHand = () =>
    rows().find((row) => row.contains(document.activeElement)) ??
    rows().find((row) => row.matches(":hover"));
  const press = (act: "call" | "book" | "snooze") =>
    (atHand() ?? rows()[0])?.querySelector<HTMLElement>(`[data-act="${act}"]`)?.click();
  // With nobody at hand, the key means what it means anywhere.
  useShortcut("logCall", () => (atHand() ? press("call") : actOf("newAppointment")?.()));
  useShortcut("logFirstCall", () => press("call"));
  useShortcut("bookWaiting", () => press("book"));
  useShortcut("snoozeWaiting", () => press("snooze"));

  // Whoever was dealt with leaves; the keys go on with who comes next.
  const focused = useRef<EventTarget | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      focused.current = target;
    };
    const element = list.current;
    element?.addEventListener("focusin", note);
    return () => element?.removeEventListener("focusin", note);
  }, []);
  useEffect(() => {
    const isLost = focused.current instanceof Element && !focused.current.isConnected;
    if (!isLost || document.activeElement !== document.body) return;
    focused.current = null;
    list.current?.querySelector<HTMLElement>("[data-waits] a")?.focus();
  });

  return (
    <div ref={list}>
      <Rail aria-label={overview.waiting.label}>
        {customers.map((customer) => (
          <AttentionRow key={customer._id} customer={customer} today={today} />
        ))}
      </Rail>
    </div>
  );
}
