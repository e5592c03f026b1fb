import type { Word } from "./words.ts";

export interface FoundLength {
  words: Word[];
  minutes: number;
}

const unit = "(m|min|mins|minutes?|h|hr|hrs|hours?)";
const figure = "(\\d{1,3}(?:[.,]\\d{1,2})?)";
const joined = new RegExp(`^${figure}-?${unit}$`);
const both = /^(\d{1,2})h(\d{1,2})m?$/;
const alone = new RegExp(`^${figure}$`);
const unitAlone = new RegExp(`^${unit}$`);

const longest = 12 * 60;

/** How long something takes: "45m", "1.5h", "90 min", "half an hour". */
export function findLength(words: readonly Word[]): FoundLength | null {
  for (let from = 0; from < words.length; from++) {
    const found = lengthAt(words, from);
    if (!found || found.minutes < 1 || found.minutes > longest) continue;
    const start = words[from - 1]?.plain === "for" ? from - 1 : from;
    return { words: words.slice(start, found.to), minutes: found.minutes };
  }
  return null;
}

function lengthAt(words: readonly Word[], from: number): { to: number; minutes: number } | null {
  const [first = "", second = "", third = ""] = words.slice(from, from + 3).map((w) => w.plain);
  if (first === "half" && second === "an" && third === "hour") return { to: from + 3, minutes: 30 };
  if (/^(?:an|one)$/.test(first) && second === "hour") return { to: from + 2, minutes: 60 };
  const [, hours, rest] = both.exec(first) ?? [];
  if (hours) return { to: from + 1, minutes: Number(hours) * 60 + Number(rest) };
  const one = joined.exec(first);
  const found = one
    ? { to: from + 1, minutes: toMinutes(one[1], one[2]) }
    : alone.test(first) && unitAlone.test(second)
      ? { to: from + 2, minutes: toMinutes(first, second) }
      : null;
  if (!found) return null;
  // "1h 30m"
  const more = /^(\d{1,2})(?:m|min|mins)$/.exec(words[found.to]?.plain ?? "");
  const isHours = (one?.[2] ?? second).startsWith("h");
  if (!more || !isHours) return found;
  return { to: found.to + 1, minutes: found.minutes + Number(more[1]) };
}

function toMinutes(figures = "", unit = ""): number {
  const amount = Number(figures.replace(",", "."));
  return Math.round(unit.startsWith("h") ? amount * 60 : amount);
}
