import type { FormatSettings } from "../../../shared/settings.ts";
import type { ColumnMatch, Source, Target } from "../types.ts";
import { amountMarkOf } from "./amounts.ts";
import { choicesOf } from "./choices.ts";
import { dateOrderOf } from "./dates.ts";
import { hasChoices, hasDates } from "./targets.ts";

/** The texts of a column, without those that say nothing. */
export function valuesOf({ rows }: Pick<Source, "rows">, place: number): string[] {
  const values: string[] = [];
  for (const { cells } of rows) {
    const text = cells[place]?.trim();
    if (text) values.push(text);
  }
  return values;
}

/** A column that becomes something, with how its values are read. */
export function matchColumn(
  source: Pick<Source, "rows">,
  place: number,
  becomes: Target,
  formats: FormatSettings,
): Omit<ColumnMatch, "heading" | "isGuessed"> {
  if (hasDates(becomes)) return { becomes, ...dateOrderOf(valuesOf(source, place), formats) };
  if (becomes === "value") {
    return { becomes, decimals: amountMarkOf(valuesOf(source, place), formats) };
  }
  if (hasChoices(becomes)) {
    return { becomes, values: choicesOf(valuesOf(source, place), becomes) };
  }
  return { becomes };
}
