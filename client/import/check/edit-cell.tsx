import {
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { cx } from "../../ui/class-names.ts";
import type { Cell } from "../types.ts";
import { useGrid } from "./grid-context.ts";
import type { Place } from "./grid-focus.ts";
import { ProblemLine } from "./problem-line.tsx";

type EditCellProps = {
  place: Place;
  /** With the row, as "Email, row 3". */
  label: string;
  cell: Cell | undefined;
  /** It is to get the focus now. */
  wanted: boolean;
  className?: string | undefined;
  /** What the cell shows while nobody types in it. */
  children: ReactNode;
};

/** A value that a click or Enter opens for typing; one with a problem is open all the time. */
export function EditCell({ place, label, cell, wanted, className, children }: EditCellProps) {
  const { focus, edit, next, move } = useGrid();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const reasonId = useId();
  const text = cell?.text ?? "";
  const problem = cell?.problem;
  const asInput = open || problem !== undefined;

  useLayoutEffect(() => {
    if (!wanted) return;
    (input.current ?? button.current)?.focus();
    input.current?.select();
    focus.taken();
  }, [wanted, focus]);
  useLayoutEffect(() => {
    if (open) input.current?.select();
  }, [open]);

  const commit = () => {
    setTyped(null);
    if (typed === null || typed === text) return false;
    edit(place, typed);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      setOpen(false);
      commit();
      if (problem) next(place);
      else focus.want(place);
    } else if (event.key === "Escape" && (open || typed !== null)) {
      event.preventDefault();
      setTyped(null);
      setOpen(false);
      if (!problem) focus.want(place);
    }
  };

  if (!asInput) {
    return (
      <button
        ref={button}
        type="button"
        className={cx("cell", className)}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (!/^Arrow(Down|Up)$/.test(event.key) || event.altKey || event.shiftKey) return;
          event.preventDefault();
          move(place, event.key === "ArrowDown" ? 1 : -1);
        }}
      >
        <span className="vh">{label}: </span>
        {children}
      </button>
    );
  }
  return (
    <span className={cx("fix", className)}>
      <input
        ref={input}
        // Not type="email": what is wrong is said below it.
        type="text"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? reasonId : undefined}
        value={typed ?? text}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => {
          setOpen(false);
          commit();
        }}
        onKeyDown={onKeyDown}
        className="field-edge"
      />
      {problem && (
        <ProblemLine
          id={reasonId}
          problem={problem}
          onFix={(fixed) => {
            setTyped(null);
            edit(place, fixed);
            focus.want(place);
          }}
        />
      )}
    </span>
  );
}
