import { dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { useEffect, useRef } from "react";
import type { Customer } from "../../../../shared/kinds/customers.ts";
import type { CustomerStatus } from "../../../../shared/statuses.ts";
import { common } from "../../../../shared/words/en/common.ts";
import { customers } from "../../../../shared/words/en/customers.ts";
import { boardQuery, boardSort } from "../../../kinds/customers/queries.ts";
import { statusLook } from "../../../kinds/customers/status.tsx";
import { usePrintedWhole } from "../../../lib/browser/print-all.ts";
import { formatCount } from "../../../lib/format/count.ts";
import { useList } from "../../../lib/lists/list-query.ts";
import type { CustomerSearch } from "../../../lib/lists/search-params.ts";
import { cx } from "../../../ui/class-names.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Failed } from "../../../ui/states.tsx";
import { Money } from "../../../ui/text/money.tsx";

import { Entry } from "./entry.tsx";
import { type Move, placeOf, withMoves } from "./moves.ts";

/** The customer in the hand, and the column it is over. */
export interface Drag {
  customer: Customer;
  from: CustomerStatus;
  over: CustomerStatus | undefined;
}

type ColumnProps = {
  status: CustomerStatus;
  /** The columns beside it. */
  before: CustomerStatus | undefined;
  after: CustomerStatus | undefined;
  search: CustomerSearch;
  today: string;
  moves: readonly Move[];
  /** The one moved a moment ago. */
  fresh: string | undefined;
  drag: Drag | undefined;
  onMove: (customer: Customer, to: CustomerStatus, byKey?: boolean) => void;
};

/** The customers of one status, with their number above and their sum below. */
export function Column({
  status,
  before,
  after,
  search,
  today,
  moves,
  fresh,
  drag,
  onMove,
}: ColumnProps) {
  const list = useList(boardQuery(search, status, today));
  usePrintedWhole(list, "customers");
  const element = useRef<HTMLElement>(null);
  const sort = search.sort ?? boardSort;
  const { rows, total, value } = withMoves(
    status,
    { rows: list.rows, total: list.total, value: list.newest?.totalValue ?? 0 },
    moves,
    sort,
  );
  useEffect(() => {
    if (!element.current) return undefined;
    return dropTargetForElements({ element: element.current, getData: () => ({ status }) });
  }, [status]);

  const leaves = drag?.over && drag.from === status && drag.over !== status;
  const enters = drag?.over === status && drag.from !== status;
  const change = enters ? 1 : leaves ? -1 : 0;
  const slot = enters ? placeOf(drag.customer, rows, sort) : -1;
  const rest = total - rows.length;
  const figures = {
    count: <span className={cx(change !== 0 && "next")}>{formatCount(total + change)}</span>,
    sum: (
      <Money
        short
        value={value + change * (drag?.customer.value ?? 0)}
        className={cx(change !== 0 && "next")}
      />
    ),
  };
  const entries = rows.map((customer) => (
    <Entry
      key={customer._id}
      customer={customer}
      status={status}
      before={before}
      after={after}
      isHeld={customer._id === drag?.customer._id}
      isFresh={customer._id === fresh}
      onMove={onMove}
    />
  ));
  if (slot >= 0)
    entries.splice(slot, 0, <li key="slot" aria-hidden="true" className="board-slot" />);
  return (
    <section
      ref={element}
      aria-label={common.statuses[status]}
      aria-busy={list.busy || list.state === "loading"}
      data-column={status}
      className={cx("column", enters && "into")}
    >
      <header className="flex items-center gap-[7px] h-11 border-b border-line-strong">
        <span className={cx("mark", statusLook[status].tone)}>{statusLook[status].mark}</span>
        <h2 className="clipped font-semibold">{common.statuses[status]}</h2>
        {list.state === "ready" && (
          <span className="digits ms-auto text-ink-3 text-13/[inherit] whitespace-nowrap">
            {figures.count}
            <span className="total-row"> · {figures.sum}</span>
          </span>
        )}
      </header>
      {list.state === "failed" && (
        <Failed
          className="mt-3"
          title={customers.board.notLoaded}
          onRetry={list.retry}
          retrying={list.retrying}
        />
      )}
      {list.state === "loading" && (
        <div aria-hidden="true" className="grid gap-3 py-3">
          {["w-30", "w-24", "w-28"].map((bar) => (
            <Skeleton key={bar} className={bar} />
          ))}
        </div>
      )}
      <ul>{entries}</ul>
      {rest > 0 && (
        <button
          type="button"
          className="link hit-area rest print:hidden self-start mt-2.5 mb-3.5 text-13/[inherit]"
          aria-busy={list.more.loading}
          onClick={list.more.load}
        >
          {customers.board.showMore(rest)}
        </button>
      )}
      {rest > 0 && (
        <p className="rest not-print:hidden self-start mt-2.5 mb-3.5 text-13/[inherit]">
          {customers.board.notPrinted(rest)}
        </p>
      )}
      <footer>{list.state === "ready" && figures.sum}</footer>
    </section>
  );
}
