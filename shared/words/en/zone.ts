/** The time zone of the account. */
export const zone = {
  title: "Time zone",
  now: (place: string) => `Client Desk now follows ${place} time`,
  inPlace: (place: string) => `You are in ${place} now. Use its time?`,
  inZone: (zone: string) => `This device is on ${zone} now. Use its time?`,
  there: (place: string, time: string) =>
    `In ${place} it is ${time}. Appointments keep their clock times either way.`,
  use: (place: string) => `Use ${place} Time`,
  keep: (place: string) => `Keep ${place} Time`,
  none: "No such time zone",
  saveFailed: "The time zone could not be saved. Try again.",
} as const;
