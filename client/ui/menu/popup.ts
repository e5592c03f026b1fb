/** Shared by all floating lists: background, shadow, and transitions. */
export const popupClass =
  "rounded-3 bg-raised text-ink shadow-pop transition-[opacity,translate] duration-base ease-out data-starting-style:-translate-y-1 data-starting-style:opacity-0 data-ending-style:-translate-y-1 data-ending-style:opacity-0 forced-colors:border";

/** Distance from the anchor and from the edges of the window, in pixels. */
export const popupPlace = { sideOffset: 6, collisionPadding: 8 };

/** For options: as tall as there is room, then it scrolls. */
export const listPopupClass = `${popupClass} max-h-(--available-height) overflow-y-auto p-[5px] outline-none`;

/** An item of a floating list. */
export const optionClass =
  "flex min-h-[34px] w-full cursor-default select-none items-center gap-[9px] rounded-1 px-2.5 py-1 text-14 outline-none data-highlighted:bg-highlight data-disabled:opacity-50 pointer-coarse:min-h-11 to-700:min-h-11 forced-colors:data-highlighted:bg-[Highlight] forced-colors:data-highlighted:text-[HighlightText]";
