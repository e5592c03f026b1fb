/** Zones in which this browser's users have said that they keep the one of their account. */
const key = "keptZones";

type Kept = Record<string, string[]>;

export function isKeptIn(user: string, zone: string): boolean {
  return read()[user]?.includes(zone) ?? false;
}

export function keepIn(user: string, zone: string): void {
  const kept = read();
  write({ ...kept, [user]: [...new Set([...(kept[user] ?? []), zone])] });
}

/** Whoever takes another zone is asked again wherever they are. */
export function forgetKept(user: string): void {
  write({ ...read(), [user]: [] });
}

function read(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    // as: this program alone writes it, and only lists of names.
    return typeof found === "object" && found !== null ? (found as Kept) : {};
  } catch {
    return {};
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Without storage, the question comes again.
  }
}
