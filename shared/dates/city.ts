/** "Buenos Aires" of `America/Argentina/Buenos_Aires`. */
export function cityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
}
