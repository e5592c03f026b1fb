/** Modules that go into one file. */
export interface Part {
  ids: string[];
  /** Characters of source. */
  size: number;
  /** Who loads it, and how much their bytes count. */
  users: Map<string, number>;
}

type Needs = Map<Part, Set<Part>>;

/**
 * Combines parts while that gains more than it costs: users of both load one file less, which is worth `fileSize`
 * characters, and users of one load the other as well, and what that needs. Never so that two files would need each other.
 */
export function combineParts(
  parts: readonly Part[],
  importsOf: (id: string) => readonly string[],
  fileSize: number,
): Part[] {
  const left = new Set(parts);
  const needs = findNeeds(parts, importsOf);
  const pairsOf = (a: Part, others: readonly Part[]) =>
    others
      .map((b) => ({ a, b, gain: savedBy(a, b, fileSize) - lossOf(a, [b]) - lossOf(b, [a]) }))
      .filter(({ gain }) => gain > 0);
  let pairs = parts.flatMap((a, index) => pairsOf(a, parts.slice(index + 1)));
  while (pairs.length > 0) {
    const best = pairs.reduce((most, pair) => (pair.gain > most.gain ? pair : most));
    const { a, b } = best;
    const [ofA, ofB] = [closureOf(needs, a, b), closureOf(needs, b, a)];
    const gain =
      savedBy(a, b, fileSize) - lossOf(a, [b, ...(ofB ?? [])]) - lossOf(b, [a, ...(ofA ?? [])]);
    if (!ofA || !ofB || gain <= 0) {
      pairs.splice(pairs.indexOf(best), 1);
      continue;
    }
    const both: Part = {
      ids: [...a.ids, ...b.ids],
      size: a.size + b.size,
      users: new Map([...a.users, ...b.users]),
    };
    left.delete(a);
    left.delete(b);
    replace(needs, [a, b], both);
    const changed = new Set([a, b]);
    for (const each of [...ofA, ...ofB]) {
      const before = each.users.size;
      for (const [user, weight] of both.users) each.users.set(user, weight);
      if (each.users.size > before) changed.add(each);
    }
    pairs = pairs.filter((pair) => !changed.has(pair.a) && !changed.has(pair.b));
    left.add(both);
    changed.add(both);
    const others = [...left].filter((part) => !changed.has(part));
    const anew = [...changed].filter((part) => left.has(part));
    anew.forEach((part, index) => {
      pairs.push(...pairsOf(part, [...others, ...anew.slice(index + 1)]));
    });
  }
  return [...left];
}

/** What users of both gain by one file less. */
function savedBy(a: Part, b: Part, fileSize: number): number {
  let saved = 0;
  for (const [user, weight] of a.users) if (b.users.has(user)) saved += weight * fileSize;
  return saved;
}

/** What users of a part lose by loading others. */
function lossOf({ users }: Part, others: Iterable<Part>): number {
  let loss = 0;
  for (const other of others)
    for (const [user, weight] of users) if (!other.users.has(user)) loss += weight * other.size;
  return loss;
}

function findNeeds(parts: readonly Part[], importsOf: (id: string) => readonly string[]): Needs {
  const partOf = new Map(parts.flatMap((part) => part.ids.map((id) => [id, part] as const)));
  return new Map(
    parts.map((part) => {
      const needed = new Set<Part>();
      for (const id of part.ids.flatMap(importsOf)) {
        const other = partOf.get(id);
        if (other && other !== part) needed.add(other);
      }
      return [part, needed];
    }),
  );
}

/** All that a part needs beside another; undefined where something of it needs that one. */
function closureOf(needs: Needs, from: Part, beside: Part): Set<Part> | undefined {
  const seen = new Set<Part>();
  const waiting = [...(needs.get(from) ?? [])].filter((part) => part !== beside);
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    if (part === beside) return undefined;
    if (seen.has(part)) continue;
    seen.add(part);
    waiting.push(...(needs.get(part) ?? []));
  }
  return seen;
}

function replace(needs: Needs, old: readonly Part[], both: Part): void {
  const needed = new Set(old.flatMap((part) => [...(needs.get(part) ?? [])]));
  for (const part of old) {
    needed.delete(part);
    needs.delete(part);
  }
  for (const others of needs.values()) {
    if (old.filter((part) => others.delete(part)).length > 0) others.add(both);
  }
  needs.set(both, needed);
}
