import { monitorForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { type CustomerStatus, customerStatuses } from "../../../../shared/statuses.ts";
import { customers } from "../../../../shared/words/en/customers.ts";
import { useNow } from "../../../lib/dates/use-now.ts";
import { readingKey } from "../../../lib/language/direction.ts";
import type { CustomerSearch } from "../../../lib/lists/search-params.ts";
import { useRowLinks } from "../../../ui/table/row-link.tsx";
import { conditionsOf } from "../../lists/conditions.ts";
import type { Drag } from "./column.tsx";
import { Column } from "./column.tsx";
import { DraggedCard, type DraggedPlace } from "./dragged-card.tsx";
import { useMoves } from "./use-moves.ts";

/** The customers in a column per status. Dragging one, or Ctrl with an arrow, changes its status. */
export function Board({ search }: { search: CustomerSearch }) {
  const { today } = useNow();
  const { moves, fresh, move } = useMoves();
  const [drag, setDrag] = useState<Drag>();
  const held = useRef<DraggedPlace>(null);
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
      aria-label={customers.layouts.board}
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
      {drag && <DraggedCard ref={held} customer={drag.customer} />}
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

/** Arrows go from entry to entry. */
function useBoardKeys(statuses: readonly CustomerStatus[]) {
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { key, target, currentTarget, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (!/^Arrow/.test(key) || ctrlKey || metaKey || altKey || shiftKey) return;
      if (!(target instanceof Element) || !target.matches(".row-name")) return;
      const column = target.closest<HTMLElement>("[data-column]");
      const at = statuses.findIndex((status) => column?.dataset.column === `${status}`);
      const across = { ArrowRight: 1, ArrowLeft: -1 }[readingKey(key)] ?? 0;
      event.preventDefault();
      const linksIn = (place: number) => [
        ...(currentTarget
          .querySelector(`[data-column="${statuses[place]}"]`)
          ?.querySelectorAll<HTMLElement>(".row-name") ?? []),
      ];
      const links = linksIn(at);
      const place = links.findIndex((link) => link.matches(":focus"));
      const down = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
      const beside = linksIn(at + across);
      const next = across ? (beside[place] ?? beside.at(-1)) : links[place + down];
      next?.focus();
    },
  };
}

/** Milliseconds that a finger rests on an entry, and how far it may slip, in pixels. */
const press = 450;
const slip = 10;

/** A long press on an entry opens the menu of its status. */
function useBoardTouch() {
  return useMemo(() => {
    let timer = 0;
    let start = { x: 0, y: 0 };
    let taken = false;
    const stop = () => clearTimeout(timer);
    return {
      onPointerDown: ({ target, clientX, clientY, pointerType }: PointerEvent) => {
        stop();
        taken = false;
        start = { x: clientX, y: clientY };
        const entry = target instanceof Element && target.closest("[data-row]");
        if (!entry || pointerType === "mouse") return;
        timer = window.setTimeout(() => {
          taken = true;
          entry.querySelector<HTMLElement>("button.badge")?.click();
        }, press);
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        if (Math.hypot(clientX - start.x, clientY - start.y) > slip) stop();
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onContextMenu: (event: MouseEvent) => {
        // The browser's own menu of a link, on the same long press.
        if (taken) event.preventDefault();
      },
      onClickCapture: (event: MouseEvent) => {
        if (!taken || event.detail === 0) return;
        taken = false;
        event.preventDefault();
        event.stopPropagation();
      },
    };
  }, []);
}
