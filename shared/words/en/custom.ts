/** Two days of the user’s choice, of which reports are. */
export const custom = {
  label: "Custom period",
  from: "From",
  to: "To",
  show: "Show",
  both: "Choose both days",
  order: "“To” must be after “From”",
  tooLong: "Choose a period of up to ten years",
} as const;
