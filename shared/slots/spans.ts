/** In minutes from midnight. */
export interface Span {
  start: number;
  end: number;
}

/** The same time as spans that neither overlap nor touch, in order. */
export function cover(spans: readonly Span[]): Span[] {
  const covered: Span[] = [];
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const last = covered.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else covered.push({ start, end });
  }
  return covered;
}

export function lengthOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { start, end }) => sum + end - start, 0);
}

/** The time that both have; each is covered already. */
export function both(some: readonly Span[], others: readonly Span[]): Span[] {
  return some.flatMap((one) =>
    others
      .map(({ start, end }) => ({
        start: Math.max(one.start, start),
        end: Math.min(one.end, end),
      }))
      .filter(({ start, end }) => start < end),
  );
}

/** The time of the first that the others leave; the others are covered already. */
export function without(some: readonly Span[], others: readonly Span[]): Span[] {
  return others.reduce<Span[]>(
    (left, { start, end }) =>
      left.flatMap((one) =>
        [
          { start: one.start, end: Math.min(one.end, start) },
          { start: Math.max(one.start, end), end: one.end },
        ].filter((part) => part.start < part.end),
      ),
    [...some],
  );
}
