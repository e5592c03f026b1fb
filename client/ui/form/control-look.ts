/**
 * Height and type of every one-line control; 16 px text keeps Safari on the phone from zooming in.
 */
export const controlSize =
  "h-[38px] text-14 to-700:h-11 to-700:text-16 pointer-coarse:h-11 pointer-coarse:text-16";
export const inputLook = "field-edge block w-full px-3 text-ink placeholder:text-ink-3";
