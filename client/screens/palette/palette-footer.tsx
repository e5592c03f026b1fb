import { palette } from "../../../shared/words/en/palette.ts";
import { printKey } from "../../lib/shortcuts/shortcuts.ts";
import { Kbd } from "../../ui/text/kbd.tsx";
import type { PaletteItem } from "./items/items.ts";

type PaletteFootProps = {
  /** Whether the highlighted item can be edited as well as opened. */
  canEdit: boolean;
  canGoBack: boolean;
  /** Of the highlighted item, if it does something by itself. */
  act: PaletteItem["act"];
};

/** The keys of the palette. */
export function PaletteFooter({ canEdit, canGoBack, act }: PaletteFootProps) {
  return (
    <div className="flex flex-none items-center gap-[18px] border-t border-line px-4 py-[9px] text-12 text-ink-3 to-700:hidden [&>span]:inline-flex [&>span]:items-center [&>span]:gap-1.5">
      {act && <ActKeys act={act} />}
      <span>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        {palette.keys.move}
      </span>
      {!act && (
        <span>
          <Kbd>Enter</Kbd>
          {palette.keys.open}
        </span>
      )}
      {canEdit && (
        <span>
          <Kbd>{printKey("Mod")}</Kbd>
          <Kbd>Enter</Kbd>
          {palette.keys.edit}
        </span>
      )}
      {canGoBack && (
        <span>
          <Kbd>Backspace</Kbd>
          {palette.keys.back}
        </span>
      )}
    </div>
  );
}

function ActKeys({ act: { enter, follow, form } }: { act: NonNullable<PaletteItem["act"]> }) {
  return (
    <>
      <span>
        <Kbd>Enter</Kbd>
        {enter}
      </span>
      {follow && (
        <span>
          <Kbd>Shift</Kbd>
          <Kbd>Enter</Kbd>
          {follow.words}
        </span>
      )}
      {form && (
        <span>
          <Kbd>Tab</Kbd>
          {form.words}
        </span>
      )}
    </>
  );
}
