import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  use,
  useMemo,
  useRef,
  useSyncExternalStore,
} from "react";
import { tables } from "../../../shared/words/en/tables.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { CheckBox } from "../form/checkbox.tsx";

/** Which rows of a list are chosen. */
export interface RowSelection {
  has: (id: string) => boolean;
  /** Whether any is. */
  any: () => boolean;
  toggle: (id: string) => void;
  /** Chooses all rows from the one chosen last to this one. */
  reach: (id: string) => void;
  subscribe: (listener: () => void) => () => void;
}

export const SelectionContext = createContext<RowSelection | null>(null);

/** The row that something stands in, by its id. */
export function rowOf(target: EventTarget | null): string | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;
  return row?.dataset.row;
}

/** A row's box, which hangs in the margin; on the phone only those who cannot see it need it. */
export function Pick({ id, name }: { id: string; name: string }) {
  const selection = use(SelectionContext);
  return selection && <Box selection={selection} id={id} name={name} />;
}

function Box({ selection, id, name }: { selection: RowSelection; id: string; name: string }) {
  const on = useSyncExternalStore(selection.subscribe, () => selection.has(id));
  const withShift = useRef(false);
  return (
    <span
      className="pick"
      onPointerDown={({ shiftKey }) => {
        withShift.current = shiftKey;
      }}
    >
      <CheckBox
        aria-label={tables.select(isolate(name))}
        checked={on}
        // X and Shift with an arrow choose rows; one stop per row is enough.
        tabIndex={-1}
        onChange={() => {
          if (withShift.current) selection.reach(id);
          else selection.toggle(id);
          withShift.current = false;
        }}
      />
    </span>
  );
}

/** Arrows move from row to row; with Shift they choose the rows on the way. */
export function useRowKeys(selection: RowSelection | undefined) {
  return useMemo(() => {
    if (!selection) return {};
    return {
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const { key, target, currentTarget, shiftKey, ctrlKey, metaKey, altKey } = event;
        if (!/^Arrow(Down|Up)$/.test(key) || ctrlKey || metaKey || altKey) return;
        if (!(target instanceof Element) || !target.matches(".row-name, .pick input")) return;
        const links = [...currentTarget.querySelectorAll<HTMLElement>(".row-name")];
        const from = links.findIndex((link) => rowOf(link) === rowOf(target));
        const next = links[from + (key === "ArrowDown" ? 1 : -1)];
        event.preventDefault();
        if (!next) return;
        if (shiftKey) {
          const id = rowOf(target) ?? "";
          if (!selection.has(id)) selection.toggle(id);
          selection.reach(rowOf(next) ?? "");
        }
        next.focus();
      },
    };
  }, [selection]);
}

/** Milliseconds that a finger rests on a row to choose it, and how far it may slip, in pixels. */
const press = 450;
const slip = 10;

/** A long press chooses the first row; after it, a tap is enough. */
export function useRowTouch(selection: RowSelection | undefined) {
  return useMemo(() => {
    if (!selection) return {};
    let timer = 0;
    let start = { x: 0, y: 0 };
    /** The finger that chose a row is still down: lifting it is no tap. */
    let taken = false;
    const stop = () => clearTimeout(timer);
    return {
      onPointerDown: ({ target, clientX, clientY }: PointerEvent) => {
        taken = false;
        start = { x: clientX, y: clientY };
        const id = rowOf(target);
        stop();
        if (!id || selection.any()) return;
        timer = window.setTimeout(() => {
          taken = true;
          selection.toggle(id);
        }, press);
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        if (Math.hypot(clientX - start.x, clientY - start.y) > slip) stop();
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      // The browser's own menu of a link.
      onContextMenu: (event: MouseEvent) => event.preventDefault(),
      onClickCapture: (event: MouseEvent) => {
        const id = rowOf(event.target);
        const isBox = event.target instanceof Element && event.target.closest(".pick");
        if (!id || isBox || !(taken || selection.any())) return;
        event.preventDefault();
        event.stopPropagation();
        if (!taken) selection.toggle(id);
        taken = false;
      },
    };
  }, [selection]);
}
