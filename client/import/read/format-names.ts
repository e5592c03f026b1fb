import type { Source } from "../types.ts";

/** What the formats are called, where the program that wrote the file is not known. */
export const formatNames: Record<Source["format"], string> = {
  csv: "CSV",
  paste: "Pasted",
  xlsx: "Excel",
  vcard: "vCard",
  ics: "Calendar",
};
