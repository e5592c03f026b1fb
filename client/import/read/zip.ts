import { strFromU8, unzipSync } from "fflate";
import { formatCount } from "../../lib/count.ts";
import { notReadable, SourceError } from "./source-error.ts";

const megabyte = 1024 * 1024;
/** Of all parts together: ten times what a full file of 20 MB usually holds would still fit. */
const unpackedBytes = 256 * megabyte;

/** What stands in files that are archives in disguise, and what they are. */
const disguises: readonly [path: RegExp, what: string][] = [
  [/^word\//, "a Word document"],
  [/^ppt\//, "a presentation"],
  [/^Index(?:\/|\.zip$)/, "a Numbers or Pages file"],
  [/^META-INF\/manifest\.xml$/, "an OpenDocument file"],
];

/** Throws unless an archive is a workbook that can be unpacked: by its directory, before any part is. */
export function checkWorkbook(bytes: Uint8Array): void {
  const parts = listParts(bytes);
  const has = (path: RegExp) => parts.some(({ name }) => path.test(name));
  if (has(/^xl\/workbook\.bin$/)) {
    throw new SourceError(
      "This is a binary workbook (.xlsb). Save the file as .xlsx and choose the new file.",
    );
  }
  if (!has(/^xl\/worksheets\//)) {
    throw notReadable(disguises.find(([path]) => has(path))?.[1] ?? "an archive");
  }
  // A part that hides its size would be unpacked to any; the reader holds the others to theirs.
  if (parts.some(({ size, originalSize }) => originalSize === 0 && size > 2)) throw damaged();
  const total = parts.reduce((sum, { originalSize }) => sum + originalSize, 0);
  if (total <= unpackedBytes) return;
  throw new SourceError(
    `Unpacked, the file has ${formatCount(Math.ceil(total / megabyte))} MB. The limit is ${unpackedBytes / megabyte} MB; split the file in two.`,
  );
}

function listParts(bytes: Uint8Array) {
  const parts: { name: string; size: number; originalSize: number }[] = [];
  try {
    unzipSync(bytes, {
      filter: (part) => {
        parts.push(part);
        return false;
      },
    });
  } catch (cause) {
    throw damaged(cause);
  }
  return parts;
}

/** The text of a part of a workbook that was checked; empty where there is none. */
export function readPart(bytes: Uint8Array, path: string): string {
  try {
    const { [path]: part } = unzipSync(bytes, { filter: ({ name }) => name === path });
    return part ? strFromU8(part) : "";
  } catch (cause) {
    throw damaged(cause);
  }
}

export function damaged(cause?: unknown): SourceError {
  return new SourceError(
    "The file is damaged. Open the file in Excel and save it again, or save it as CSV.",
    { cause },
  );
}
