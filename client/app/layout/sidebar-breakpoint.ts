/** The window's width, which may include a scrollbar; CSS decides by the frame's own width. */
export const wideQuery = matchMedia("(width > 900px)");

export function isWide(): boolean {
  return wideQuery.matches;
}
