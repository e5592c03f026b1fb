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
