/** In a night in which the clock jumps over it, as much later; where it comes twice, the first. */
export function atClock(
  day: Temporal.PlainDate,
  time: string,
  { timeZoneId }: Temporal.ZonedDateTime,
): Temporal.ZonedDateTime {
  return day.toZonedDateTime({ plainTime: time, timeZone: timeZoneId });
}
