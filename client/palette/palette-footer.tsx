import { printKey } from "../shortcuts/shortcuts.ts";
import { Kbd } from "../ui/kbd.tsx";

type PaletteFootProps = {
  /** Whether the highlighted item can be edited as well as opened. */
  canEdit: boolean;
  canGoBack: boolean;
};

/** The keys of the palette. */
export function PaletteFooter({ canEdit, canGoBack }: PaletteFootProps) {
  return (
    <div className="flex flex-none items-center gap-[18px] border-t border-line px-4 py-[9px] text-12 text-ink-3 to-700:hidden [&>span]:inline-flex [&>span]:items-center [&>span]:gap-1.5">
      <span>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        Move
      </span>
      <span>
        <Kbd>Enter</Kbd>
        Open
      </span>
      {canEdit && (
        <span>
          <Kbd>{printKey("Mod")}</Kbd>
          <Kbd>Enter</Kbd>
          Edit
        </span>
      )}
      {canGoBack && (
        <span>
          <Kbd>Backspace</Kbd>
          Back
        </span>
      )}
    </div>
  );
}
