import { Fragment } from "react";
import { Kbd } from "../ui/kbd.tsx";
import { keysOf, printKey, type ShortcutId } from "./shortcuts.ts";

/** The keys of a shortcut, as printed on this device's keyboard. */
export function ShortcutKeys({ of }: { of: ShortcutId }) {
  return <Keys keys={keysOf(of)} />;
}

/** Keys pressed together, or one after the other. */
export function Keys({ keys }: { keys: readonly string[] }) {
  const between = /^(Mod|Alt|Shift)$/.test(keys[0] ?? "") ? " " : " then ";
  return (
    <span className="inline-flex flex-none items-center gap-1">
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && <span className="vh">{between}</span>}
          <Kbd>{printKey(key)}</Kbd>
        </Fragment>
      ))}
    </span>
  );
}
