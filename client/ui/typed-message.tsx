import { CircleAlert } from "lucide-react";
import { cx } from "./class-names.ts";
import type { useTypedValue } from "./use-typed-value.ts";

export type TypedMessageOptions = {
  /** How a value is displayed while it is being typed. */
  preview: (value: string) => string;
  /** Lets the user choose a value despite `refuse`. */
  remedy?: { label: string; onUse: () => void } | undefined;
};

type TypedMessageProps = TypedMessageOptions & {
  id: string;
  typed: ReturnType<typeof useTypedValue>;
};

/** Below the field: what is wrong with the text, or how it is interpreted. */
export function TypedMessage({ id, typed, preview, remedy }: TypedMessageProps) {
  const { problem, refused, reading, note } = typed;
  return (
    <div id={id} className="text-13">
      {problem && (
        <p data-problem className="mt-1.5 flex gap-1.5 font-medium text-danger">
          <CircleAlert className="mt-0.5 size-3.5" />
          <span>{problem}</span>
        </p>
      )}
      {problem && refused && remedy && (
        <button
          type="button"
          className="link hit mt-1"
          onClick={() => {
            remedy.onUse();
            typed.accept();
          }}
        >
          {remedy.label}
        </button>
      )}
      {reading && <p className="mt-1.5 text-ink-2">{preview(reading)}</p>}
      <p role="status" className={cx("text-ink-3", note && "mt-1.5")}>
        {note}
      </p>
    </div>
  );
}
