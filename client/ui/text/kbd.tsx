import { Fragment, type ReactNode } from "react";
import { common } from "../../../shared/words/en/common.ts";
import { keysOf, printKey, type ShortcutId } from "../../lib/shortcuts/shortcuts.ts";

/** A key to press. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="rounded-1 border border-line-strong bg-paper px-[5px] py-[3px] font-ui text-[11px] leading-none font-medium whitespace-nowrap text-ink-3">
      {children}
    </kbd>
  );
}

/** The keys of a shortcut, as printed on this device's keyboard. */
export function ShortcutKeys({ of }: { of: ShortcutId }) {
  return <Keys keys={keysOf(of)} />;
}

/** Keys pressed together, or one after the other. */
export function Keys({ keys }: { keys: readonly string[] }) {
  const between = /^(Mod|Alt|Shift)$/.test(keys[0] ?? "") ? " " : common.thenKey;
  return (
    <span className="inline-flex flex-none items-center gap-1">
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && <span className="sr-only">{between}</span>}
          <Kbd>{printKey(key)}</Kbd>
        </Fragment>
      ))}
    </span>
  );
}

/** The line of keys below a page, each in a span with its words. */
export const keysClass =
  "flex flex-wrap gap-x-[18px] gap-y-2 pt-3.5 text-12/5 text-ink-3 to-700:hidden pointer-coarse:hidden print:hidden [&>span]:inline-flex [&>span]:items-center [&>span]:gap-1.5";
