import {
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { cx } from "../../../ui/class-names.ts";
import { Menu } from "../../../ui/menu/menu.tsx";
import type { Cell, Problem } from "../rows/draft.ts";
import { type Place, useGrid } from "./grid-context.ts";

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
        <span className="sr-only">{label}: </span>
        {children}
      </button>
    );
  }
  return (
    <span className={cx("check-field", className)}>
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

export interface Choice {
  value: string;
  label: string;
  icon?: ReactNode;
  className?: string;
}

type ChoiceCellProps = {
  place: Place;
  label: string;
  cell: Cell | undefined;
  wanted: boolean;
  choices: readonly Choice[];
  children: ReactNode;
};

/** A value that is one of a few: a status, an outcome. */
export function ChoiceCell({ place, label, cell, wanted, choices, children }: ChoiceCellProps) {
  const { focus, edit } = useGrid();
  const button = useRef<HTMLButtonElement>(null);
  const reasonId = useId();
  const problem = cell?.problem;
  useLayoutEffect(() => {
    if (!wanted) return;
    button.current?.focus();
    focus.taken();
  }, [wanted, focus]);
  const value = typeof cell?.value === "string" ? cell.value : "";
  return (
    <span className={cx("choice block", problem && "is-wrong")}>
      <Menu
        trigger={
          <button ref={button} type="button" aria-describedby={problem ? reasonId : undefined}>
            <span className="sr-only">{label}: </span>
            {problem ? <span className="clipped">{cell?.text}</span> : children}
          </button>
        }
      >
        {({ MenuRadios }) => (
          <MenuRadios
            label={label}
            options={choices}
            value={value}
            onValueChange={(next) => edit(place, next)}
          />
        )}
      </Menu>
      {problem && (
        <ProblemLine id={reasonId} problem={problem} onFix={(text) => edit(place, text)} />
      )}
    </span>
  );
}

type ProblemLineProps = {
  id: string;
  problem: Problem;
  onFix: (text: string) => void;
};

/** What is wrong with the cell above it, and the obvious repair. */
function ProblemLine({ id, problem: { text, fix }, onFix }: ProblemLineProps) {
  return (
    <em id={id}>
      {text}
      {fix && ". "}
      {fix && (
        <button
          type="button"
          className="hit-area text-accent underline underline-offset-2"
          // The field would lose the focus first, and with it what it shows.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onFix(fix.text)}
        >
          {fix.label}
        </button>
      )}
    </em>
  );
}
