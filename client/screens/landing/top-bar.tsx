import { Link } from "@tanstack/react-router";
import { landing } from "../../../shared/words/en/landing.ts";
import { Brand } from "../../ui/brand.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { wrap } from "./layout-classes.ts";

export function TopBar() {
  return (
    <header className="on-blotter bg-blotter text-on-blotter">
      <div className={cx(wrap, "flex h-18 items-center justify-between gap-3 to-700:h-15")}>
        <Link to="/" className="inline-flex min-h-11 items-center">
          <Brand onBlotter />
        </Link>
        <nav aria-label={landing.account} className="flex items-center gap-2">
          {/* Both states are here; index.html marks the page before it is painted. */}
          <Link
            to="/dashboard"
            className={buttonClass({
              variant: "light-line",
              className: "not-in-data-session:hidden",
            })}
          >
            {landing.open}
          </Link>
          <Link
            to="/login"
            className="in-data-session:hidden inline-flex h-md items-center rounded-2 px-3.5 leading-none font-semibold transition-colors hover:bg-on-blotter/10 to-700:h-11 to-700:px-3"
          >
            {landing.login}
          </Link>
          <Link
            to="/register"
            className={buttonClass({
              variant: "light-line",
              className: "in-data-session:hidden by-invitation:hidden",
            })}
          >
            {landing.getStarted}
          </Link>
        </nav>
      </div>
    </header>
  );
}
