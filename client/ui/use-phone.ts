import { useMedia } from "./use-media.ts";

const phone = matchMedia("(width <= 700px)");

/** Whether the window is as narrow as a phone's. For different behavior; styling is CSS. */
export function usePhone(): boolean {
  return useMedia(phone);
}
