import { CornerDownLeft } from "lucide-react";
import { today } from "../../lib/dates/dates.ts";
import { Brand } from "../../ui/brand.tsx";
import { cx } from "../../ui/class-names.ts";
import { Kbd } from "../../ui/text/kbd.tsx";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { statement, statementTitle, wrap } from "./layout-classes.ts";
import { StartLink } from "./start-link.tsx";
import { TopBar } from "./top-bar.tsx";

/** What the product is, for people without an account. Fetches nothing. */
export function LandingPage() {
  return (
    <>
      <title>Manage Your Clients Effortlessly · Client Desk</title>
      <TopBar />
      <main>
        <Hero />
        <Features />
        <OneLine />
        <CallToAction />
      </main>
      <Footer />
    </>
  );
}

function CallToAction() {
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
          <StartLink>Start for Free</StartLink>
        </div>
      </div>
    </section>
  );
}

function Footer() {
  return (
    <footer
      className={cx(
        wrap,
        "flex flex-wrap items-center justify-between gap-4 pt-7 pb-8 text-13 text-ink-3",
      )}
    >
      <Brand size="sm" className="text-ink" />
      <p>© {today().slice(0, 4)} Client Desk. All rights reserved.</p>
    </footer>
  );
}

/** What is typed, and what it does. */
const lines = [
  ["tue 10 anna review 45m", "Books Anna Berg, Tuesday, 10:00 – 10:45 AM"],
  ["call anna wants the new quote", "Logs a call and sets the last contact"],
  ["task anna send quote fri 3pm", "Adds a task for Friday, 3:00 PM"],
  ["anna active", "Sets the status to Active"],
] as const;

/** The line that finds, books, logs and adds. */
function OneLine() {
  return (
    <section className={cx(wrap, "pb-22 to-700:pb-12")}>
      <div className={cx(statement, "items-start gap-y-6")}>
        <div>
          <h2 className={statementTitle}>One Line for Everything</h2>
          <p className="mt-3 max-w-[46ch] text-16 leading-[25px] text-ink-2">
            Press <Kbd>/</Kbd> and write what happened or what is to come. You see what it will do
            before you press Enter, and you can undo it afterward.
          </p>
        </div>
        <ul className="border-t border-line-strong">
          {lines.map(([typed, does]) => (
            <li key={typed} className="border-b border-line py-2.5">
              <p className="flex items-center gap-2 font-semibold">
                {typed}
                <CornerDownLeft aria-hidden="true" className="ms-auto size-3.5 text-ink-3" />
              </p>
              <p className="text-13 text-ink-3">{does}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
