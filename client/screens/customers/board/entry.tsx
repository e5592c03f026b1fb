import { draggable } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { disableNativeDragPreview } from "@atlaskit/pragmatic-drag-and-drop/element/disable-native-drag-preview";
import { type KeyboardEvent, useEffect, useRef } from "react";
import type { Customer } from "../../../../shared/kinds/customers.ts";
import type { CustomerStatus } from "../../../../shared/statuses.ts";
import { common } from "../../../../shared/words/en/common.ts";
import { customers } from "../../../../shared/words/en/customers.ts";
import { companyWords } from "../../../kinds/customers/company-words.ts";
import { CustomerLink } from "../../../kinds/customers/customer-link.tsx";
import { LastContact } from "../../../kinds/customers/last-contact.tsx";
import { statusChoices } from "../../../kinds/customers/status.tsx";
import { readingKey } from "../../../lib/language/direction.ts";
import { may } from "../../../lib/people/rights.ts";
import { cx } from "../../../ui/class-names.ts";
import { Menu } from "../../../ui/menu/menu.tsx";
import { PersonMark } from "../../../ui/people/person-fact.tsx";
import { Money } from "../../../ui/text/money.tsx";

/** Where a long press means the menu, nothing is dragged. */
const canDrag = matchMedia("(pointer: fine)");

type EntryProps = {
  customer: Customer;
  /** The column's, which may be new. */
  status: CustomerStatus;
  before: CustomerStatus | undefined;
  after: CustomerStatus | undefined;
  isHeld: boolean;
  isFresh: boolean;
  onMove: (customer: Customer, to: CustomerStatus, byKey?: boolean) => void;
};

/** A customer on the board. */
export function Entry({ customer, status, before, after, isHeld, isFresh, onMove }: EntryProps) {
  const element = useRef<HTMLLIElement>(null);
  const latest = useRef({ customer, from: status });
  latest.current = { customer, from: status };
  const moveByKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (!(ctrlKey || metaKey) || altKey || shiftKey) return;
    const to = { ArrowLeft: before, ArrowRight: after }[readingKey(key)];
    if (!to) return;
    event.preventDefault();
    onMove(customer, to, true);
  };
  useEffect(() => {
    const entry = element.current;
    if (!entry || !canDrag.matches || !may("write")) return undefined;
    // Otherwise the browser drags the link, not the entry.
    for (const link of entry.querySelectorAll("a")) link.draggable = false;
    return draggable({
      element: entry,
      getInitialData: () => latest.current,
      onGenerateDragPreview: ({ nativeSetDragImage }) =>
        disableNativeDragPreview({ nativeSetDragImage }),
    });
  }, []);
  return (
    <li
      ref={element}
      data-row={customer._id}
      onKeyDown={moveByKey}
      className={cx("board-entry", isHeld && "gone", isFresh && "fresh")}
    >
      <EntryLines customer={customer} />
      <Menu
        trigger={
          <button
            type="button"
            tabIndex={-1}
            data-needs="write"
            className="badge sr-only"
            aria-label={customers.status.changeOf(customer.name, common.statuses[status])}
          />
        }
      >
        {({ MenuRadios }) => (
          <MenuRadios
            label={customers.facts.status}
            options={statusChoices}
            value={status}
            onValueChange={(to) => onMove(customer, to)}
          />
        )}
      </Menu>
    </li>
  );
}

export function EntryLines({ customer }: { customer: Customer }) {
  return (
    <>
      <b className="clipped">
        <CustomerLink customer={customer} />
      </b>
      <small className="company clipped">{companyWords(customer)}</small>
      <Money short value={customer.value} />
      <small className="digits">
        <LastContact day={customer.lastContact} />
        <PersonMark id={customer.responsible} />
      </small>
    </>
  );
}
