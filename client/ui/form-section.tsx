import { createLink } from "@tanstack/react-router";
import type { ComponentProps, ReactNode } from "react";
import { buttonClass } from "./button.tsx";
import { cx } from "./class-names.ts";

type FormSectionProps = {
  /** In the margin, left of the green line. */
  title: ReactNode;
  hint?: ReactNode;
  id?: string;
  children: ReactNode;
};

/** A section of a form: its title in the margin, its fields right of the line. */
export function FormSection({ title, hint, id, children }: FormSectionProps) {
  return (
    <section className="fs" id={id}>
      <div className="mg">
        <h2 className="h3">{title}</h2>
        {hint && <p className="mt-1 text-13 text-ink-3">{hint}</p>}
      </div>
      <div className="fl">{children}</div>
    </section>
  );
}

/** The buttons at the end of a form, the primary one first. */
export function FormEnd({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} className={cx("form-end", className)} />;
}

/** Leaves the form without saving; Esc presses it. */
export const CancelLink = createLink((props: ComponentProps<"a">) => (
  <a {...props} data-cancel className={buttonClass({ variant: "quiet" })}>
    Cancel
  </a>
));

/** Two fields side by side; stacked on the phone. */
export function Duo({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} className={cx("duo", className)} />;
}
