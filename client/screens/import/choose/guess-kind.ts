import { importedKinds } from "../../../../shared/kinds/fields.ts";
import { type ImportKind, importKinds } from "../../../../shared/transfer/import-kinds.ts";
import type { Target } from "../match/column-match.ts";
import { targetOfHeading } from "../match/headings.ts";
import { withEnglishHeadings } from "../read/own-headings.ts";
import { readSource } from "../read/read-source.ts";
import type { Source } from "../read/source.ts";

/** What the rows of a file are: as its format or its headings say, else what was asked for. */
export function guessKind(
  source: Pick<Source, "kind" | "firstRow" | "columns"> & Partial<Pick<Source, "program">>,
  into: ImportKind,
): ImportKind {
  const { kind, firstRow, columns } = withEnglishHeadings(source);
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

/** Companies come before their people, and people before their appointments. */
const order: readonly ImportKind[] = importedKinds;

/** Files that were chosen together, in the order in which each finds what it belongs to. */
export async function inOrder(files: readonly File[], into: ImportKind): Promise<File[]> {
  if (files.length < 2) return [...files];
  const ranked = await Promise.all(
    files.map(async (file) => ({ file, rank: order.indexOf(await kindOf(file, into)) })),
  );
  return ranked.sort((one, other) => one.rank - other.rank).map(({ file }) => file);
}

/** One that cannot be read is told of when its turn comes. */
async function kindOf(file: File, into: ImportKind): Promise<ImportKind> {
  try {
    return guessKind(await readSource(file), into);
  } catch {
    return importKinds.at(-1) ?? into;
  }
}
