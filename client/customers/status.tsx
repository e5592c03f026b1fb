import type { ReactNode } from "react";
import { type CustomerStatus, customerStatuses } from "../../shared/statuses.ts";
import { Badge } from "../ui/badge.tsx";
import { DiscMark, HalfMark, RingMark, TickMark, TurnMark } from "../ui/marks.tsx";

/** How a status looks: its tone class (see styles/badge.css) and its mark. */
export const statusLook: Record<CustomerStatus, { tone: string; mark: ReactNode }> = {
  "Window Shopper": { tone: "st-window", mark: <RingMark /> },
  Pending: { tone: "st-pending", mark: <HalfMark /> },
  Active: { tone: "st-active", mark: <DiscMark /> },
  "Deal Closed": { tone: "st-closed", mark: <TickMark /> },
  "Returning Client": { tone: "st-returning", mark: <TurnMark /> },
};

export function StatusBadge({ status, className }: { status: CustomerStatus; className?: string }) {
  const { tone, mark } = statusLook[status];
  return (
    <Badge tone={tone} icon={mark} className={className}>
      {status}
    </Badge>
  );
}

/** For ChoiceGroup, Select and MenuRadios. */
export const statusChoices = customerStatuses.map((status) => ({
  value: status,
  label: status,
  icon: statusLook[status].mark,
  className: statusLook[status].tone,
}));
