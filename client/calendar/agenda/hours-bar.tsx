/** The hours booked of a day as the width of a bar: 4 px each, from 6 to 24. */
export function HoursBar({ minutes }: { minutes: number }) {
  if (minutes === 0) return null;
  const width = Math.min(24, Math.max(6, (minutes / 60) * 4));
  return <i aria-hidden="true" style={{ width }} />;
}
