import type { FormatSettings } from "../../../shared/settings.ts";
import { mapInSlices } from "../in-slices.ts";
import type { ImportKind, Match, Source, Target } from "../types.ts";
import { matchColumn } from "./columns.ts";
import { targetOfHeading } from "./headings.ts";
import { targetOfValues } from "./looks.ts";
import { targetsOf } from "./targets.ts";

/** What each column probably becomes: by the format, the heading, or what its values look like. */
export async function guessMatch(
  source: Source,
  kind: ImportKind,
  formats: FormatSettings,
): Promise<Match> {
  const targets = withoutDoubles(source, kind);
  const columns = await mapInSlices(targets, (target, place) => ({
    heading: source.columns[place]?.heading ?? "",
    ...matchColumn(source, place, target, formats),
    isGuessed: true,
  }));
  return { kind, columns, company: "" };
}

function withoutDoubles(source: Source, kind: ImportKind): Target[] {
  const taken = new Set<Target>();
  const targets = source.columns.map(({ heading, becomes }, place) => {
    const known =
      becomes ?? (source.firstRow === "headings" ? targetOfHeading(heading, kind) : null);
    const target = known && targetsOf[kind].includes(known) ? known : null;
    if (target) taken.add(target);
    return target ?? (known ? "addToNotes" : { place });
  });
  // A column that says nothing by its heading may say it by its values.
  return targets.map((target) => {
    if (typeof target === "string") return target;
    const seen = targetOfValues(source, target.place, kind, taken);
    taken.add(seen);
    return seen;
  });
}
