import type { ComboboxOption } from "../../ui/menu/combobox.tsx";
import { CheckIcon, DiscIcon, HalfDiscIcon, RefreshIcon, RingIcon } from "../../ui/text/badge.tsx";

export const tones = [
  { value: "Active", label: "Active", className: "st-active", icon: <DiscIcon /> },
  { value: "Pending", label: "Pending", className: "st-pending", icon: <HalfDiscIcon /> },
  { value: "Window Shopper", label: "Window Shopper", className: "st-window", icon: <RingIcon /> },
  { value: "Deal Closed", label: "Deal Closed", className: "st-closed", icon: <CheckIcon /> },
  {
    value: "Returning Client",
    label: "Returning Client",
    className: "st-returning",
    icon: <RefreshIcon />,
  },
];

export const companies: ComboboxOption[] = [
  { value: "1", label: "Brightwater Dental Group", note: "Healthcare" },
  { value: "2", label: "Castellano, Reyes & Whitford LLP", note: "Legal" },
  { value: "3", label: "Okonkwo Logistics International (West Africa) Ltd." },
];
