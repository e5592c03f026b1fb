import type { ReactNode } from "react";
import { outcomes } from "../../../shared/appointments.ts";
import { customerStatuses } from "../../../shared/statuses.ts";
import { StatusBadge, statusChoices } from "../../customers/status.tsx";
import { wordsOf } from "../../history/field-words.ts";
import { formatDate, formatDuration, formatTime } from "../../lib/dates.ts";
import { Money } from "../../ui/money.tsx";
import { useImport } from "../state.ts";
import type { Cell, Target } from "../types.ts";
import type { Choice } from "./choice-cell.tsx";

/** What stands in a cell without a value. */
const missing: Partial<Record<Target, string>> = {
  email: "No email",
  phone: "No phone",
  company: "No company",
  industry: "No industry",
  website: "No website",
  address: "No address",
  lastContact: "Never",
  outcome: "No outcome",
};

type ShownValueProps = {
  target: Target;
  cell: Cell | undefined;
  /** The record that it is already: what the row does not have stays as it is. */
  record: Readonly<Record<string, unknown>> | undefined;
};

/** A value as it will be kept, in the user's own formats. */
export function ShownValue({ target, cell, record }: ShownValueProps): ReactNode {
  const value = cell?.value ?? kept(record?.[target === "company" ? "companyName" : target]);
  if (target === "value") return <Money value={typeof value === "number" ? value : 0} />;
  if (target === "status" && value === null) return <ChosenStatus />;
  if (value === null || value === "") {
    return <span className="text-ink-3">{missing[target] ?? "Empty"}</span>;
  }
  if (target === "status") {
    const status = customerStatuses.find((each) => each === value);
    return status ? <StatusBadge status={status} /> : String(value);
  }
  if (typeof value === "number") return target === "duration" ? formatDuration(value) : value;
  if (typeof value !== "string") return value.join(", ");
  if (target === "lastContact") return formatDate(value);
  if (target === "date") return `${formatDate(value)}, ${formatTime(value)}`;
  return target === "outcome" ? wordsOf("outcome", value) : value;
}

/** The one that all customers get that are added without one. */
function ChosenStatus() {
  const { match } = useImport();
  return match && <StatusBadge status={match.status} />;
}

function kept(value: unknown): string | number | null {
  return typeof value === "string" || typeof value === "number" ? value : null;
}

/** The choices of what is one of a few; undefined for what is typed. */
export const choicesOf: Partial<Record<Target, readonly Choice[]>> = {
  status: statusChoices,
  outcome: outcomes.map((value) => ({ value, label: wordsOf("outcome", value) })),
};
