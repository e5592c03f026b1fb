import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { cx } from "../../ui/class-names.ts";
import { Menu } from "../../ui/menu.tsx";
import type { Cell } from "../types.ts";
import { useGrid } from "./grid-context.ts";
import type { Place } from "./grid-focus.ts";
import { ProblemLine } from "./problem-line.tsx";

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
    <span className={cx("choice", problem && "bad")}>
      <Menu
        trigger={
          <button ref={button} type="button" aria-describedby={problem ? reasonId : undefined}>
            <span className="vh">{label}: </span>
            {problem ? <span className="cut">{cell?.text}</span> : children}
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
