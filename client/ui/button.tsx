import type { ComponentProps, ReactNode } from "react";
import { common } from "../../shared/words/en/common.ts";
import { cx } from "./class-names.ts";
import type { TipProps } from "./dialog/tip.tsx";
import { Tooltip } from "./dialog/tooltip.tsx";
import { Spinner } from "./spinner.tsx";

type ButtonVariant =
  | "primary"
  | "secondary"
  | "quiet"
  | "danger"
  | "danger-solid"
  | "danger-line"
  | "light"
  | "light-line";
type ButtonSize = "sm" | "md" | "lg";

type Look = { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean; className?: string };

const base =
  "inline-flex select-none print:hidden items-center justify-center rounded-2 border font-semibold leading-none whitespace-nowrap transition-[background-color,border-color,color] [&>.lucide:first-child]:-ms-[3px] disabled:opacity-50";

const sizes: Record<ButtonSize, string> = {
  sm: "h-sm gap-1.5 px-2.5 text-13 leading-none to-700:h-11 pointer-coarse:h-11",
  md: "h-md gap-[7px] px-3.5 text-14 leading-none to-700:h-11",
  lg: "h-[46px] gap-2 px-[22px] text-16 leading-none to-700:h-12",
};

// aria-disabled marks a busy button: it keeps focus, so it must not react to the pointer either.
const variants: Record<ButtonVariant, string> = {
  primary:
    "border-transparent bg-accent text-on-accent not-disabled:not-aria-disabled:hover:bg-accent-hover not-disabled:not-aria-disabled:active:bg-accent-press",
  secondary:
    "border-line-strong bg-raised text-ink not-disabled:not-aria-disabled:hover:border-control not-disabled:not-aria-disabled:hover:bg-raised-hover data-popup-open:border-control data-popup-open:bg-raised-hover",
  quiet:
    "border-transparent text-ink-2 not-disabled:not-aria-disabled:hover:bg-highlight not-disabled:not-aria-disabled:hover:text-ink",
  danger: "border-transparent text-danger not-disabled:not-aria-disabled:hover:bg-danger-wash",
  "danger-solid":
    "border-transparent bg-danger text-on-danger not-disabled:not-aria-disabled:hover:bg-danger-hover",
  "danger-line":
    "border-danger/55 bg-raised text-danger not-disabled:not-aria-disabled:hover:bg-danger-wash",
  light: "border-transparent bg-on-blotter text-blotter hover:bg-on-blotter-2",
  "light-line": "border-on-blotter-2/60 text-on-blotter hover:bg-on-blotter/10",
};

/** Button styling for other elements, such as router links. */
export function buttonClass({
  variant = "secondary",
  size = "md",
  wide,
  className,
}: Look = {}): string {
  return cx(base, sizes[size], variants[variant], wide && "w-full", className);
}

type ButtonProps = ComponentProps<"button"> &
  Look & {
    /** Before the label. */
    icon?: ReactNode;
    /** Busy: a spinner and `busyLabel` replace the label at the same width. */
    busy?: boolean;
    busyLabel?: string;
  };

export function Button({
  variant,
  size,
  wide,
  className,
  icon,
  busy = false,
  busyLabel = common.saving,
  type = "button",
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      className={buttonClass({ variant, size, wide, className })}
      onClick={(event) => {
        // A second click must not act twice; "disabled" would lose focus.
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? (
        // Both labels share one grid cell, so the wider one sets the width.
        <span className="grid items-center justify-items-center [&>*]:col-start-1 [&>*]:row-start-1">
          <span aria-hidden="true" className="invisible inline-flex items-center gap-[7px]">
            {icon}
            {children}
          </span>
          <span className="inline-flex items-center gap-[7px]">
            <Spinner />
            {busyLabel}
          </span>
        </span>
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </button>
  );
}

type IconButtonLook = { bordered?: boolean; size?: "sm" | "md"; className?: string };

/** Icon button styling for router links, which need an aria-label. */
export function iconButtonClass({ bordered, size = "md", className }: IconButtonLook = {}): string {
  return cx(
    "inline-grid flex-none print:hidden place-items-center rounded-2 text-ink-2 transition-colors not-disabled:hover:text-ink disabled:opacity-35",
    size === "sm" ? "size-7" : "size-8",
    "to-700:size-11 pointer-coarse:size-11",
    bordered
      ? "border border-line-strong bg-raised hover:border-control hover:bg-raised-hover"
      : "not-disabled:hover:bg-highlight data-popup-open:bg-highlight",
    className,
  );
}

type IconButtonProps = Omit<ComponentProps<"button">, "aria-label"> &
  IconButtonLook & {
    /** Its accessible name, and the text of its tooltip. */
    label: string;
    tip?: ReactNode | false;
    tipSide?: TipProps["side"];
  };

export function IconButton({
  label,
  bordered,
  size,
  className,
  tip = label,
  tipSide,
  type = "button",
  ...rest
}: IconButtonProps) {
  const button = (
    <button
      type={type}
      aria-label={label}
      {...rest}
      className={iconButtonClass({ bordered, size, className })}
    />
  );
  if (tip === false) return button;
  return (
    <Tooltip text={tip} side={tipSide}>
      {button}
    </Tooltip>
  );
}
