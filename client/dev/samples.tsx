import type { ComboboxOption } from "../ui/combobox.tsx";
import { DiscMark, HalfMark, RingMark, TickMark, TurnMark } from "../ui/marks.tsx";

export const tones = [
  { value: "Active", label: "Active", className: "st-active", icon: <DiscMark /> },
  { value: "Pending", label: "Pending", className: "st-pending", icon: <HalfMark /> },
  { value: "Window Shopper", label: "Window Shopper", className: "st-window", icon: <RingMark /> },
  { value: "Deal Closed", label: "Deal Closed", className: "st-closed", icon: <TickMark /> },
  {
    value: "Returning Client",
    label: "Returning Client",
    className: "st-returning",
    icon: <TurnMark />,
  },
];

export const companies: ComboboxOption[] = [
  { value: "1", label: "Brightwater Dental Group", note: "Healthcare" },
  { value: "2", label: "Castellano, Reyes & Whitford LLP", note: "Legal" },
  { value: "3", label: "Okonkwo Logistics International (West Africa) Ltd." },
];
