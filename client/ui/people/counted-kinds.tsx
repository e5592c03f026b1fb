import { handover } from "../../../shared/words/en/handover.ts";
import { formatCount } from "../../lib/format/count.ts";
import { CheckBox } from "../form/checkbox.tsx";

interface CountedKind<Kind> {
  kind: Kind;
  label: string;
  /** Less prominent, after the label. */
  aside: string;
  count: number;
}

interface CountedKindsProps<Kind> {
  legend: string;
  /** Undefined while nothing is counted. */
  rows: readonly CountedKind<Kind>[] | undefined;
  without: readonly Kind[];
  onWithout: (kinds: readonly Kind[]) => void;
  isFailed: boolean;
}

/** How many of the chosen kinds there are, of which the act has records. */
export function sumOfKinds<Kind>(
  rows: readonly CountedKind<Kind>[] | undefined,
  without: readonly Kind[],
): number {
  const chosen = rows?.filter(({ kind }) => !without.includes(kind)) ?? [];
  return chosen.reduce((sum, { count }) => sum + count, 0);
}

/** Kinds of records to choose, each with its number, and their sum. */
export function CountedKinds<Kind extends string>({
  legend,
  rows,
  without,
  onWithout,
  isFailed,
}: CountedKindsProps<Kind>) {
  return (
    <fieldset aria-busy={!rows && !isFailed}>
      <legend className="mb-1.5 text-13 font-semibold">{legend}</legend>
      <ul className="border-t border-line-strong">
        {rows?.map(({ kind, label, aside, count }) => (
          <li key={kind} className="border-b border-line last:border-b-0">
            {/* biome-ignore lint/a11y/noLabelWithoutControl: CheckBox is its input */}
            <label className="flex min-h-10 items-center gap-2.5 to-700:min-h-11">
              <CheckBox
                checked={!without.includes(kind)}
                onChange={({ target }) =>
                  onWithout(
                    target.checked ? without.filter((one) => one !== kind) : [...without, kind],
                  )
                }
              />
              <span className="min-w-0 flex-1">
                {label}
                <small className="ms-1.5 text-13 text-ink-2">{aside}</small>
              </span>
              <span className="digits">{formatCount(count)}</span>
            </label>
          </li>
        ))}
        <li className="double-rule flex min-h-10 items-center justify-between">
          <span>{isFailed ? handover.notCounted : handover.altogether}</span>
          <span className="digits">{rows && handover.records(sumOfKinds(rows, without))}</span>
        </li>
      </ul>
    </fieldset>
  );
}
