import { Link } from "@tanstack/react-router";
import { buttonClass } from "../ui/button.tsx";
import { cx } from "../ui/class-names.ts";
import { statement, statementTitle, wrap } from "./layout-classes.ts";

export function CallToAction() {
  return (
    <section className="on-blotter bg-blotter text-on-blotter">
      <div className={cx(wrap, statement, "items-center gap-y-6 py-20 to-700:py-11")}>
        <h2 className={statementTitle}>Ready to Transform Your Business?</h2>
        <div>
          <p className="text-[17px] leading-[26px] text-balance text-on-blotter-2">
            Join thousands of businesses already using Client Desk
          </p>
          <p className="mt-1 mb-5 text-on-blotter-2">
            Free, on your own machine, with your data in your hands.
          </p>
          <Link
            to="/register"
            className={buttonClass({ variant: "light", size: "lg", className: "to-700:w-full" })}
          >
            Start for Free
          </Link>
        </div>
      </div>
    </section>
  );
}
