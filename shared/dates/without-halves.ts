/** Times in words without AM and PM, where there is no room for them. */
export function withoutHalves(times: string): string {
  return times.replace(/ [^\d–]+?(?= –|$)/g, "");
}
