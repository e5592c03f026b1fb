import { landing } from "../../../shared/words/en/landing.ts";
import { cx } from "../../ui/class-names.ts";
import { statement, wrap } from "./layout-classes.ts";
import { ProductPicture } from "./product-picture.tsx";
import { StartLink } from "./start-link.tsx";

export function Hero() {
  return (
    <section className="on-blotter overflow-hidden bg-blotter text-on-blotter">
      <div className={wrap}>
        <div
          className={cx(statement, "items-end gap-y-8 pt-13 pb-12 to-700:gap-y-[18px] to-700:py-8")}
        >
          <h1
            tabIndex={-1}
            className="max-w-[12.5em] font-display text-64 font-medium tracking-[-0.022em] text-balance"
          >
            {landing.headline}
          </h1>
          <div>
            <p className="mb-[22px] text-[17px] leading-[27px] text-on-blotter-2 to-700:text-16">
              {landing.lead}
            </p>
            <StartLink>{landing.freeToUse}</StartLink>
          </div>
        </div>
        <ProductPicture />
      </div>
    </section>
  );
}
