import type { CustomerStatus } from "../../shared/statuses.ts";
import { Select } from "../ui/select.tsx";
import { statusChoices } from "./status.tsx";

const options = [{ value: "all" as const, label: "All statuses" }, ...statusChoices];

type StatusFilterProps = {
  value: CustomerStatus | undefined;
  onValueChange: (status: CustomerStatus | undefined) => void;
};

export function StatusFilter({ value, onValueChange }: StatusFilterProps) {
  return (
    <div
      className="w-[170px] to-700:w-[148px] to-700:flex-none"
      data-print={value ? "keep" : "hide"}
    >
      <Select
        aria-label="Filter by status"
        options={options}
        value={value ?? "all"}
        onValueChange={(next) => onValueChange(next === "all" ? undefined : next)}
      />
    </div>
  );
}
