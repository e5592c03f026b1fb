import { useMedia, usePhone } from "../../ui/use-media.ts";
import type { Room } from "./day-plan.ts";

const lower = matchMedia("(height <= 680px)");
const low = matchMedia("(height <= 820px)");
const middle = matchMedia("(height <= 1000px)");

/**
 * How many rows of Today and To Do leave what is due and who waits in sight: in the window, on the
 * phone in a screen and a half.
 */
export function useRoom(): { day: Room; tasks: number } {
  const isPhone = usePhone();
  const isLower = useMedia(lower);
  const isLow = useMedia(low);
  const isMiddle = useMedia(middle);
  if (isPhone) return { day: { rows: 8, asked: 2 }, tasks: 3 };
  if (isLower) return { day: { rows: 11, asked: 2 }, tasks: 2 };
  if (isLow) return { day: { rows: 14, asked: 2 }, tasks: 4 };
  if (isMiddle) return { day: { rows: 17, asked: 4 }, tasks: 6 };
  return { day: { rows: 24, asked: 4 }, tasks: 9 };
}
