import { CornerDownLeft } from "lucide-react";
import { common } from "../../../shared/words/en/common.ts";
import { landing } from "../../../shared/words/en/landing.ts";
import { languages } from "../../../shared/words/languages.ts";
import { offered } from "../../../shared/words/offered.ts";
import { today } from "../../lib/dates/dates.ts";
import { Brand } from "../../ui/brand.tsx";
import { cx } from "../../ui/class-names.ts";
import { Kbd } from "../../ui/text/kbd.tsx";
import { Rich } from "../../ui/text/rich.tsx";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { statement, statementTitle, wrap } from "./layout-classes.ts";
import { StartLink } from "./start-link.tsx";
import { TopBar } from "./top-bar.tsx";

/** What the product is, for people without an account. Fetches nothing. */
export function LandingPage() {
  return (
    <>
      <title>{common.title(landing.page)}</title>
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
        <h2 className={statementTitle}>{landing.readyTitle}</h2>
        <div>
          <p className="text-[17px] leading-[26px] text-balance text-on-blotter-2">
            {landing.join}
          </p>
          <p className="mt-1 mb-5 text-on-blotter-2">{landing.free}</p>
          <StartLink>{landing.start}</StartLink>
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
      <Tongues />
      <p>{landing.rights(today().slice(0, 4))}</p>
    </footer>
  );
}

/** The same page in each language: each says its own name. */
function Tongues() {
  return (
    <nav aria-label={landing.language} className="flex flex-wrap gap-x-3.5 gap-y-2">
      {offered.map((code) => (
        <a
          key={code}
          href={`/?language=${code}`}
          hrefLang={code}
          lang={code}
          className="hit-area hover:text-ink"
        >
          <bdi>{languages[code].name}</bdi>
        </a>
      ))}
    </nav>
  );
}

/** What is typed, and what it does. */
const lines = [
  ["book", "books"],
  ["call", "calls"],
  ["task", "tasks"],
  ["status", "statuses"],
] as const;

/** The line that finds, books, logs and adds. */
function OneLine() {
  return (
    <section className={cx(wrap, "pb-22 to-700:pb-12")}>
      <div className={cx(statement, "items-start gap-y-6")}>
        <div>
          <h2 className={statementTitle}>{landing.lineTitle}</h2>
          <p className="mt-3 max-w-[46ch] text-16 leading-[25px] text-ink-2">
            <Rich text={landing.line} tags={{ slash: (key) => <Kbd>{key}</Kbd> }} />
          </p>
        </div>
        <ul className="border-t border-line-strong">
          {lines.map(([typed, does]) => (
            <li key={typed} className="border-b border-line py-2.5">
              <p className="flex items-center gap-2 font-semibold">
                {landing.lines[typed]}
                <CornerDownLeft aria-hidden="true" className="ms-auto size-3.5 text-ink-3" />
              </p>
              <p className="text-13 text-ink-3">{landing.lines[does]}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
