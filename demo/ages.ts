/** Days ago as they are dealt out, and as they are: most customers came early, some every month. */
const points = [
  [0, 0],
  [9, 22],
  [75, 326],
  [150, 600],
  [210, 704],
  [730, 730],
] as const;

/** How many days ago somebody came, whom chance has given this age of at most 730. */
export function enteredAgo(age: number): number {
  const end = Math.max(
    1,
    points.findIndex(([dealt]) => age <= dealt),
  );
  const [from, to] = [points[end - 1] ?? points[0], points[end] ?? points[1]];
  return Math.round(from[1] + ((age - from[0]) / (to[0] - from[0])) * (to[1] - from[1]));
}
