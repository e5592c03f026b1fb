import type { MeetingPlace } from "../../../../shared/kinds/meeting-types.ts";

/** Where a meeting is: on its tile, in its row, and what that means. */
export const placeWords: Record<MeetingPlace, { label: string; short: string; hint: string }> = {
  phone: {
    label: "Phone",
    short: "you call them",
    hint: "You call them; the number is asked for.",
  },
  video: { label: "Video", short: "video", hint: "A link for all meetings, or you send one." },
  address: { label: "Address", short: "at your address", hint: "They come to you." },
  theirs: {
    label: "Their address",
    short: "at their address",
    hint: "You go to them; the address is asked for.",
  },
};

/** Minutes, for a Select. */
export const noticeOptions = [0, 60, 240, 1440, 2880, 10_080] as const;
export const pauseOptions = [0, 5, 10, 15, 30, 60] as const;
/** Days. */
export const reachOptions = [7, 14, 28, 56, 84, 182, 365] as const;
