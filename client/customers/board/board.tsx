import { monitorForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import type { Customer } from "../../../shared/customers.ts";
import { type CustomerStatus, customerStatuses } from "../../../shared/statuses.ts";
import { useNow } from "../../appointments/use-now.ts";
import { conditionsOf } from "../../lists/conditions.ts";
import type { CustomerSearch } from "../../search-params.ts";
import { useRowLinks } from "../../ui/row-link.tsx";
import { Column } from "./column.tsx";
import { Held, type HeldPlace } from "./held.tsx";
import { useBoardKeys } from "./use-board-keys.ts";
import { useBoardTouch } from "./use-board-touch.ts";
import { useMoves } from "./use-moves.ts";

/** The customer in the hand, and the column it is over. */
export interface Drag {
  customer: Customer;
  from: CustomerStatus;
  over: CustomerStatus | undefined;
}

/** The customers in a column per status. Dragging one, or Ctrl with an arrow, changes its status. */
export function Board({ search }: { search: CustomerSearch }) {
  const { today } = useNow();
  const { moves, fresh, move } = useMoves();
  const [drag, setDrag] = useState<Drag>();
  const held = useRef<HeldPlace>(null);
  const statuses = statusesOf(search);
  const latest = useRef(move);
  latest.current = move;

  useEffect(
    () =>
      monitorForElements({
        onDragStart: ({ source }) => setDrag({ ...heldIn(source.data), over: undefined }),
        onDrag: ({ location }) => {
          const { clientX, clientY } = location.current.input;
          held.current?.follow(clientX, clientY);
        },
        onDropTargetChange: ({ source, location }) =>
          setDrag({ ...heldIn(source.data), over: statusOver(location.current) }),
        onDrop: ({ source, location }) => {
          setDrag(undefined);
          const to = statusOver(location.current);
          const { customer, from } = heldIn(source.data);
          if (to && to !== from) latest.current(customer, to);
        },
      }),
    [],
  );
  return (
    <section
      aria-label="Board"
      className="board"
      style={{ "--columns": statuses.length } as CSSProperties} // as: a custom property
      {...useRowLinks()}
      {...useBoardKeys(statuses)}
      {...useBoardTouch()}
    >
      {statuses.map((status, place) => (
        <Column
          key={status}
          status={status}
          before={statuses[place - 1]}
          after={statuses[place + 1]}
          search={search}
          today={today}
          moves={moves}
          fresh={fresh}
          drag={drag}
          onMove={move}
        />
      ))}
      {drag && <Held ref={held} customer={drag.customer} />}
    </section>
  );
}

/** The columns that the filters leave. */
function statusesOf(search: CustomerSearch): CustomerStatus[] {
  const conditions = conditionsOf(search).filter(({ field }) => field === "status");
  return customerStatuses.filter((status) =>
    conditions.every(({ word, values }) => values.includes(status) === (word === "is")),
  );
}

// as: what the columns and entries of this board attach.
const heldIn = (data: Record<string | symbol, unknown>) => data as unknown as Omit<Drag, "over">;

function statusOver({
  dropTargets,
}: {
  dropTargets: { data: Record<string | symbol, unknown> }[];
}) {
  return dropTargets[0]?.data.status as CustomerStatus | undefined; // as: see heldIn
}
