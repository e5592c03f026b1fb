/** The moment that the pictures show: today, with some of the day's appointments over and some to come. */
export function afternoon(): Date {
  return new Date(new Date().setHours(13, 20, 0, 0));
}
