/** When an appointment with a time is over, on the same clock. */
export function toEnd({ date, duration }: { date: string; duration: number }): string {
  return new Date(Date.parse(date) + duration * 60_000).toISOString();
}
