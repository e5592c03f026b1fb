import { readSource } from "../read/read-source.ts";
import { type ImportKind, importKinds } from "../types.ts";
import { guessKind } from "./guess-kind.ts";

/** Companies come before their people, and people before their appointments. */
const order: readonly ImportKind[] = ["companies", "customers", "appointments"];

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
