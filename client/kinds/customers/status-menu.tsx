import { ChevronDown } from "lucide-react";
import { useRef } from "react";
import type { Customer } from "../../../shared/kinds/customers.ts";
import { common } from "../../../shared/words/en/common.ts";
import { customers } from "../../../shared/words/en/customers.ts";
import { may } from "../../lib/people/rights.ts";
import { useShortcut } from "../../lib/shortcuts/use-shortcut.ts";
import { cx } from "../../ui/class-names.ts";
import { Menu, type MenuPieces } from "../../ui/menu/menu.tsx";
import { changeCustomer } from "./mutations.ts";
import { StatusBadge, statusChoices, statusLook } from "./status.tsx";

/** The status as a badge that opens a menu of all five. */
export function StatusMenu({ customer }: { customer: Customer }) {
  const trigger = useRef<HTMLButtonElement>(null);
  useShortcut("status", () => trigger.current?.click());
  const { tone, mark } = statusLook[customer.status];
  if (!may("write")) {
    return <StatusBadge status={customer.status} className="mt-1 h-[26px] text-13" />;
  }
  return (
    <Menu
      trigger={
        <button
          ref={trigger}
          type="button"
          aria-label={customers.status.change(common.statuses[customer.status])}
          className={cx("badge hit-area mt-1 h-[26px] pe-1.5 text-13", tone)}
        >
          {mark}
          {common.statuses[customer.status]}
          <ChevronDown />
        </button>
      }
    >
      {({ MenuRadios }) => <StatusChoices customer={customer} MenuRadios={MenuRadios} />}
    </Menu>
  );
}

/** The same in a row of a list: as small as a badge, and not used by the shortcut. */
export function RowStatusMenu({ customer }: { customer: Customer }) {
  const { tone, mark } = statusLook[customer.status];
  if (!may("write")) return <StatusBadge status={customer.status} />;
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={customers.status.changeOf(customer.name, common.statuses[customer.status])}
          className={cx(
            "badge hit-area hover:shadow-[inset_0_0_0_1px_var(--mark)] data-popup-open:shadow-[inset_0_0_0_1px_var(--mark)]",
            tone,
          )}
        >
          {mark}
          {common.statuses[customer.status]}
        </button>
      }
    >
      {({ MenuRadios }) => <StatusChoices customer={customer} MenuRadios={MenuRadios} />}
    </Menu>
  );
}

type StatusChoicesProps = { customer: Customer } & Pick<MenuPieces, "MenuRadios">;

/** Separate, so that a closed badge sets up nothing for changing. */
function StatusChoices({ customer, MenuRadios }: StatusChoicesProps) {
  return (
    <MenuRadios
      label={customers.facts.status}
      options={statusChoices}
      value={customer.status}
      onValueChange={(status) => changeCustomer(customer._id, { status })}
    />
  );
}
