/** As wide as a frame with a sidebar is, or a scrollbar wider: the frame's own width decides by CSS. */
export const wideQuery = matchMedia("(width > 900px)");

export function isWide(): boolean {
  return wideQuery.matches;
}
