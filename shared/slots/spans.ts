/** In minutes from midnight, or between two instants. */
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
  const shared: Span[] = [];
  let [one, other] = [0, 0];
  while (true) {
    const [a, b] = [some[one], others[other]];
    if (!(a && b)) return shared;
    const start = Math.max(a.start, b.start);
    const end = Math.min(a.end, b.end);
    if (start < end) shared.push({ start, end });
    if (a.end < b.end) one++;
    else other++;
  }
}

/** The time of the first that the others leave; each is covered already. */
export function without(some: readonly Span[], others: readonly Span[]): Span[] {
  const left: Span[] = [];
  let next = 0;
  for (const { start, end } of some) {
    let from = start;
    while ((others[next]?.end ?? end) <= from) next++;
    for (let at = next; ; at++) {
      const other = others[at];
      if (!other || other.start >= end) break;
      if (other.start > from) left.push({ start: from, end: other.start });
      from = Math.max(from, other.end);
    }
    if (from < end) left.push({ start: from, end });
  }
  return left;
}

/** Whether any of them, which are covered already, has time between two moments; looks on from where `at` points. */
export function meets(spans: readonly Span[], { start, end }: Span, at: { next: number }): boolean {
  while ((spans[at.next]?.end ?? Number.POSITIVE_INFINITY) <= start) at.next++;
  return (spans[at.next]?.start ?? Number.POSITIVE_INFINITY) < end;
}
