import type { Ref } from "react";
import { formatCount } from "../../lib/count.ts";
import { ShortcutKeys } from "../../shortcuts/keys.tsx";
import { useShortcut } from "../../shortcuts/use-shortcut.ts";
import { Button } from "../../ui/button.tsx";
import { Segments } from "../../ui/segments.tsx";
import type { Forecast } from "../types.ts";
import { changesWords } from "./match-words.ts";

/** Which rows are shown. */
export type Shown = "all" | "problems" | "here" | "maybe";

type CheckToolsProps = {
  forecast: Forecast;
  shown: Shown;
  onShow: (shown: Shown) => void;
  /** Goes to the first problem. */
  onFix: () => void;
  /** What takes the place of the button once none is left. */
  noneLeft: Ref<HTMLSpanElement>;
};

/** Which rows are shown, and the way to the problems. */
export function CheckTools({ forecast, shown, onShow, onFix, noneLeft }: CheckToolsProps) {
  const { rows, problems, here, maybe } = forecast;
  useShortcut("fixProblem", problems > 0 ? onFix : null);
  return (
    <div className="check-tools">
      <Segments
        aria-label="Rows"
        counted
        value={shown}
        onValueChange={onShow}
        segments={[
          { value: "all", label: "All", count: rows },
          { value: "problems", label: "Problems", count: problems },
          { value: "here", label: "Already here", count: here },
          ...(maybe > 0 || shown === "maybe"
            ? [{ value: "maybe" as const, label: "Similar", count: maybe }]
            : []),
        ]}
      />
      {problems > 0 ? (
        <Button onClick={onFix}>
          {problems === 1 ? "Fix 1 Problem" : `Fix ${formatCount(problems)} Problems`}
          <ShortcutKeys of="fixProblem" />
        </Button>
      ) : (
        <span ref={noneLeft} tabIndex={-1} className="text-13 text-ink-3">
          {changesWords(forecast)}
        </span>
      )}
    </div>
  );
}
