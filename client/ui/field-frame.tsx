import { CircleAlert } from "lucide-react";
import { createContext, type ReactNode, useContext, useId } from "react";
import { cx } from "./class-names.ts";

type FieldWiring = {
  id?: string;
  labelId?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
};

const FieldContext = createContext<FieldWiring>({});

/**
 * What a control inside a FieldFrame needs to be tied to its label, hint and error. The controls of
 * this folder call it themselves; outside a frame it is empty.
 */
export function useField(): FieldWiring {
  return useContext(FieldContext);
}

type FieldFrameProps = {
  label: ReactNode;
  /** Shows "Optional" at the right of the label. */
  optional?: boolean;
  /** Something else at the right of the label, such as a link. */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** For labels that the section's title already says to those who see. */
  labelHidden?: boolean;
  /** The control is several (radios): the label names the group instead of pointing to one. */
  group?: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
};

/** Label, control, hint and error, tied together for assistive technology. */
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
  const right = optional ? "Optional" : aside;

  return (
    <div className={cx("group/field min-w-0", className)}>
      <div
        className={cx(
          labelHidden ? "vh" : "mb-1.5 flex justify-between gap-3 text-13 font-semibold",
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
          // Not under a control that says what is wrong in its own words.
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
