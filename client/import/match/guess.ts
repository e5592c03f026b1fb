import type { FormatSettings } from "../../../shared/settings.ts";
import { mapInSlices } from "../in-slices.ts";
import type { ImportKind, Match, Source, Target } from "../types.ts";
import { matchColumn } from "./columns.ts";
import { targetOfHeading, toPlainHeading } from "./headings.ts";
import { targetOfValues } from "./looks.ts";
import { withoutHalfNames } from "./name-columns.ts";
import { targetsOf } from "./targets.ts";

/** What each column probably becomes: by the format, the heading, or what its values look like. */
export async function guessMatch(
  source: Source,
  kind: ImportKind,
  formats: FormatSettings,
): Promise<Match> {
  const targets = guessTargets(source, kind);
  const columns = await mapInSlices(targets, (target, place) => ({
    heading: source.columns[place]?.heading ?? "",
    ...matchColumn(source, place, target, formats),
    isGuessed: true,
  }));
  return { kind, columns, company: "" };
}

/** Parts of an address that stands in one piece, too. */
const addressPart =
  /address.* (?:street|city|region|state|postal code|zip|country|extended address|po box)$/;

function guessTargets(source: Source, kind: ImportKind): Target[] {
  const told = source.columns.map((column) => targetOf(column, source, kind));
  const plain = source.columns.map(({ heading }) => toPlainHeading(heading));
  const isFormatted = plain.some((heading) => heading.endsWith("formatted"));
  const known = withoutHalfNames(told, plain, source);
  const taken = new Set(known.filter((target) => target !== null));
  if (taken.has("firstName") || taken.has("lastName")) taken.add("name");
  return known.map((target, place) => {
    if (isFormatted && addressPart.test(plain[place] ?? "")) return "skip";
    if (target) return target;
    const seen = targetOfValues(source, place, kind, taken);
    taken.add(seen);
    return seen;
  });
}

/** What the format or the heading tells; null for nothing, and what there is no field for is kept. */
function targetOf(
  { heading, becomes }: Source["columns"][number],
  { firstRow }: Source,
  kind: ImportKind,
): Target | null {
  const told = becomes ?? (firstRow === "headings" ? targetOfHeading(heading, kind) : null);
  return told && !targetsOf[kind].includes(told) ? "addToNotes" : told;
}
