import { ChevronDown } from "lucide-react";
import { useRef } from "react";
import type { Customer } from "../../shared/customers.ts";
import { useShortcut } from "../shortcuts/use-shortcut.ts";
import { cx } from "../ui/class-names.ts";
import { Menu, MenuRadios } from "../ui/menu.tsx";
import { useChangeCustomer } from "./queries.ts";
import { statusChoices, statusLook } from "./status.tsx";

type StatusMenuProps = {
  customer: Customer;
  /** In a row of a list: as small as a badge, and not the one that the shortcut opens. */
  inRow?: boolean;
};

/** The status as a badge that opens the five to choose from. */
export function StatusMenu({ customer, inRow = false }: StatusMenuProps) {
  const change = useChangeCustomer(customer._id);
  const trigger = useRef<HTMLButtonElement>(null);
  useShortcut("status", inRow ? null : () => trigger.current?.click());
  const { tone, mark } = statusLook[customer.status];
  return (
    <Menu
      trigger={
        <button
          ref={trigger}
          type="button"
          aria-label={`${inRow ? `Status of ${customer.name}` : "Status"}: ${customer.status}. Change`}
          className={cx(
            "badge hit",
            inRow
              ? "hover:shadow-[inset_0_0_0_1px_var(--mark)] data-popup-open:shadow-[inset_0_0_0_1px_var(--mark)]"
              : "mt-1 h-[26px] pr-1.5 text-13",
            tone,
          )}
        >
          {mark}
          {customer.status}
          {!inRow && <ChevronDown />}
        </button>
      }
    >
      <MenuRadios
        label="Status"
        options={statusChoices}
        value={customer.status}
        onValueChange={(status) => change.mutate({ status })}
      />
    </Menu>
  );
}
