import { targetOfHeading } from "../match/headings.ts";
import type { ImportKind, Source, Target } from "../types.ts";

/** What the rows of a file are: as its format or its headings say, else what was asked for. */
export function guessKind(
  { kind, firstRow, columns }: Pick<Source, "kind" | "firstRow" | "columns">,
  into: ImportKind,
): ImportKind {
  if (kind) return kind;
  if (firstRow === "row") return into;
  const has = (of: ImportKind, ...targets: Target[]) =>
    columns.some(({ heading }) => {
      const target = targetOfHeading(heading, of);
      return target !== null && targets.includes(target);
    });
  const isHalved = has("customers", "firstName", "lastName");
  // A person's row names the company, and a company's row nobody else.
  const isFirms =
    has("companies", "industry") &&
    !isHalved &&
    !(has("customers", "name") && has("customers", "company"));
  if (isFirms && into !== "appointments") return "companies";
  const isPeople = isHalved || has("customers", "lastContact");
  const isNamed = isPeople || has("customers", "name");
  const isMeetings = has("appointments", "date") && has("appointments", "title", "customer");
  if (into === "appointments" && (isMeetings || !isNamed)) return into;
  if (isMeetings && !isNamed) return "appointments";
  if (isPeople || into === "appointments") return "customers";
  return into;
}
