/** The key of a button, in the color of the button; thumbs have no use for it. */
export function KeyHint({ children }: { children: string }) {
  return (
    <span
      aria-hidden="true"
      className="rounded-1 border border-current/40 px-[5px] py-[3px] font-ui text-[11px] leading-none font-medium to-700:hidden pointer-coarse:hidden"
    >
      {children}
    </span>
  );
}
