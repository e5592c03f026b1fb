import type { Language } from "../../shared/words/languages.ts";
import { headingsOf } from "../words.ts";
import type { Column } from "./csv.ts";

/** A heading in a language, by the English one; that of a field whose words nobody has translated yet stays. */
export function headingIn(language: Language, title: string): string {
  // as: by their names.
  const said = (headingsOf(language) as Record<string, unknown>)[title];
  return typeof said === "string" ? said : title;
}

export function titledIn<Row>(language: Language, columns: readonly Column<Row>[]): Column<Row>[] {
  return columns.map((column) => ({ ...column, title: headingIn(language, column.title) }));
}
