import { Search } from "lucide-react";
import { frame } from "../../../shared/words/en/frame.ts";
import { showOverlay } from "../../lib/browser/overlay.ts";
import { isApple, printKey } from "../../lib/shortcuts/shortcuts.ts";
import { IconButton } from "../../ui/button.tsx";
import { Kbd } from "../../ui/text/kbd.tsx";

const openPalette = () => showOverlay("palette");

/** Opens the palette from the top bar of a wide frame. */
export function JumpButton() {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={isApple() ? "Meta+K" : "Control+K"}
      onClick={openPalette}
      className="flex h-[34px] w-[264px] flex-none items-center gap-2 rounded-2 border border-line-strong bg-raised pe-2 ps-2.5 text-13 text-ink-3 transition-colors hover:border-control focus-visible:rounded-2 to-900:hidden pointer-coarse:h-11"
    >
      <Search />
      {frame.jump}
      <span aria-hidden="true" className="ms-auto">
        <Kbd>{isApple() ? "⌘K" : `${printKey("Mod")} K`}</Kbd>
      </span>
    </button>
  );
}

/** The same on a narrow frame. */
export function SearchButton() {
  return (
    <IconButton
      label={frame.search}
      tip={false}
      aria-haspopup="dialog"
      className="size-11 [&>.lucide]:size-5"
      onClick={openPalette}
    >
      <Search />
    </IconButton>
  );
}
