import { CircleAlert } from "lucide-react";
import { createContext, type ReactNode, useContext, useId } from "react";
import { common } from "../../../shared/words/en/common.ts";
import { cx } from "../class-names.ts";

type FieldWiring = {
  id?: string;
  labelId?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
};

const FieldContext = createContext<FieldWiring>({});

/**
 * Connects a control inside a FieldFrame to its label, hint and error. The controls in this folder
 * call it themselves; outside a frame it is empty.
 */
export function useField(): FieldWiring {
  return useContext(FieldContext);
}

type FieldFrameProps = {
  label: ReactNode;
  /** Shows "Optional" to the right of the label. */
  optional?: boolean;
  /** Something else to the right of the label, such as a link. */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Hides the label visually where the section's title already says it. */
  labelHidden?: boolean;
  /** For several controls (radio buttons): the label names the group instead of one of them. */
  group?: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
};

/** Label, control, hint and error, connected for assistive technology. */
export function FieldFrame({
  label,
  optional,
  aside,
  hint,
  error,
  labelHidden,
  group,
  id,
  className,
  children,
}: FieldFrameProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const labelId = `${fieldId}-label`;
  const hintId = `${fieldId}-hint`;
  const errorId = `${fieldId}-error`;
  const described = [error && errorId, hint && !error && hintId].filter(Boolean).join(" ");
  const wiring: FieldWiring = {
    id: fieldId,
    labelId,
    "aria-describedby": described || undefined,
    "aria-invalid": error ? true : undefined,
  };
  const right = optional ? common.optional : aside;

  return (
    <div className={cx("group/field min-w-0", className)}>
      <div
        className={cx(
          labelHidden ? "sr-only" : "mb-1.5 flex justify-between gap-3 text-13 font-semibold",
        )}
      >
        {group ? (
          <span id={labelId}>{label}</span>
        ) : (
          <label id={labelId} htmlFor={fieldId}>
            {label}
          </label>
        )}
        {right && <span className="font-normal whitespace-nowrap text-ink-3">{right}</span>}
      </div>
      <FieldContext value={wiring}>{children}</FieldContext>
      {error ? (
        <p
          id={errorId}
          // Not under a control that reports errors in its own words.
          className="mt-1.5 flex gap-1.5 text-13 font-medium text-danger group-has-data-problem/field:hidden"
        >
          <CircleAlert className="mt-0.5 size-3.5" />
          <span>{error}</span>
        </p>
      ) : (
        hint && (
          <p id={hintId} className="mt-1.5 text-13 text-ink-3">
            {hint}
          </p>
        )
      )}
    </div>
  );
}
