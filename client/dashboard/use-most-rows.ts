import { useMedia } from "../ui/use-media.ts";

const lower = matchMedia("(height <= 760px)");
const low = matchMedia("(height <= 880px)");

/** Rows of Today and To Do. In a short window, more would push Needs Attention out of sight. */
export function useMostRows(): { appointments: number; tasks: number } {
  const isLower = useMedia(lower);
  const isLow = useMedia(low);
  if (isLower) return { appointments: 4, tasks: 3 };
  return isLow ? { appointments: 4, tasks: 4 } : { appointments: 8, tasks: 8 };
}
