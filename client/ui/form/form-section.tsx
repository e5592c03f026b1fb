import { createLink } from "@tanstack/react-router";
import type { ComponentProps, ReactNode } from "react";
import type { Right } from "../../../shared/account/roles.ts";
import { common } from "../../../shared/words/en/common.ts";
import { buttonClass } from "../button.tsx";
import { cx } from "../class-names.ts";

type FormSectionProps = {
  /** In the margin, left of the green line. */
  title?: ReactNode;
  hint?: ReactNode;
  id?: string;
  /** Not there for who may not do that on the desk, see base.css. */
  needs?: Right;
  children: ReactNode;
};

/** A section of a form: its title in the margin, its fields right of the line. */
export function FormSection({ title, hint, id, needs, children }: FormSectionProps) {
  return (
    <section
      id={id}
      data-needs={needs}
      className="form-section grid grid-cols-[200px_minmax(0,1fr)] border-t border-line-strong to-700:grid-cols-1 [.form-section+&]:border-t-line"
    >
      <div
        className={cx(
          "pe-6 pt-5 pb-[22px] to-700:px-0 to-700:pt-[18px] to-700:pb-0",
          !title && "to-700:hidden",
        )}
      >
        {title && <h2 className="small-title">{title}</h2>}
        {hint && <p className="mt-1 text-13 text-ink-3">{hint}</p>}
      </div>
      <div className="grid gap-[18px] border-s border-margin ps-7 pt-5 pb-6 to-700:border-s-0 to-700:px-0 to-700:pt-3.5 to-700:pb-[22px]">
        {children}
      </div>
    </section>
  );
}

/**
 * The buttons at the end of a form, the primary one first. On the phone they stay in reach while the
 * form is scrolled: above the bottom tabs, and above the keyboard where the window shrinks for it
 * (interactive-widget in index.html).
 */
export function FormEnd({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      {...props}
      className={cx(
        "flex flex-wrap gap-2 ps-[228px] pt-[18px] to-700:sticky to-700:bottom-[calc(60px+env(safe-area-inset-bottom,0px))] to-700:z-sticky to-700:-mx-4 to-700:border-t to-700:border-line to-700:bg-paper to-700:px-4 to-700:py-2.5 low:static to-700:[&>:not(p)]:flex-1",
        className,
      )}
    />
  );
}

/** Leaves the form without saving; Esc presses it. */
export const CancelLink = createLink((props: ComponentProps<"a">) => (
  <a {...props} data-cancel className={buttonClass({ variant: "quiet" })}>
    {common.cancel}
  </a>
));

/** Two fields side by side; stacked on the phone. */
export function Duo({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      {...props}
      className={cx(
        "grid grid-cols-[1fr_1fr] gap-y-4.5 gap-x-4 items-start to-700:grid-cols-[minmax(0,1fr)]",
        className,
      )}
    />
  );
}
