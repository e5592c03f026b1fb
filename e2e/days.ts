/**
 * Calendar days as the stories write them: `2026-05-04`. The browser has the zone of this machine
 * unless a story chooses one.
 */
export function today(): string {
  const now = new Date();
  const month = String(now.getMonth() + 1).padStart(2, "0");
  return `${now.getFullYear()}-${month}-${String(now.getDate()).padStart(2, "0")}`;
}

/** The moment at which a clock of this machine's zone shows `time` on `day`. */
export function momentOf(day: string, time: string): Date {
  return new Date(`${day}T${time}:00`);
}

function write(day: string, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** May 4, 2026 */
export function longDate(day: string): string {
  return write(day, { month: "long", day: "numeric", year: "numeric" });
}

/** Monday, May 4, 2026 */
export function fullDate(day: string): string {
  return write(day, { weekday: "long", month: "long", day: "numeric", year: "numeric" });
}

/** Monday, May 4 */
export function weekdayDate(day: string): string {
  return write(day, { weekday: "long", month: "long", day: "numeric" });
}

/** May 4 */
export function shortDate(day: string): string {
  return write(day, { month: "short", day: "numeric" });
}

/** May 2026 */
export function monthName(day: string): string {
  return write(day, { month: "long", year: "numeric" });
}
