import type { Problem } from "../types.ts";

type ProblemLineProps = {
  id: string;
  problem: Problem;
  onFix: (text: string) => void;
};

/** What is wrong with the cell above it, and the obvious repair. */
export function ProblemLine({ id, problem: { text, fix }, onFix }: ProblemLineProps) {
  return (
    <em id={id}>
      {text}
      {fix && ". "}
      {fix && (
        <button
          type="button"
          className="hit"
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
