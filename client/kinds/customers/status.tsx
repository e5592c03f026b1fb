import type { ReactNode } from "react";
import { type CustomerStatus, customerStatuses } from "../../../shared/statuses.ts";
import { common } from "../../../shared/words/en/common.ts";
import { cx } from "../../ui/class-names.ts";
import {
  Badge,
  CheckIcon,
  DiscIcon,
  HalfDiscIcon,
  RefreshIcon,
  RingIcon,
} from "../../ui/text/badge.tsx";

/** How a status looks: its tone class (see styles/badge.css) and its icon. */
export const statusLook: Record<CustomerStatus, { tone: string; mark: ReactNode }> = {
  "Window Shopper": { tone: "st-window", mark: <RingIcon /> },
  Pending: { tone: "st-pending", mark: <HalfDiscIcon /> },
  Active: { tone: "st-active", mark: <DiscIcon /> },
  "Deal Closed": { tone: "st-closed", mark: <CheckIcon /> },
  "Returning Client": { tone: "st-returning", mark: <RefreshIcon /> },
};

export function StatusBadge({ status, className }: { status: CustomerStatus; className?: string }) {
  const { tone, mark } = statusLook[status];
  return (
    <Badge tone={tone} icon={mark} className={className}>
      {common.statuses[status]}
    </Badge>
  );
}

/** The same in running text, without its ground. */
export function StatusWord({ status }: { status: CustomerStatus }) {
  const { tone, mark } = statusLook[status];
  return (
    <span className={cx("inline-flex items-center gap-[5px] whitespace-nowrap", tone)}>
      {mark}
      {common.statuses[status]}
    </span>
  );
}

/** For ChoiceGroup, Select and MenuRadios. */
export const statusChoices = customerStatuses.map((status) => ({
  value: status,
  get label() {
    return common.statuses[status];
  },
  icon: statusLook[status].mark,
  className: statusLook[status].tone,
}));
