import type { z } from "zod";
import { rule } from "../words/rule.ts";

// Texts of one’s own, in which something stands in braces that is put in later.

/** A text in pieces: what is to be put in stands by itself. */
export type Piece<Name extends string> = string | { placeholder: Name };

const braces = /\{([^{}\n]{1,40})\}/g;

function readPlaceholder<Name extends string>(
  text: string,
  names: readonly Name[],
): Name | undefined {
  const plain = text.trim().toLowerCase();
  return names.find((one) => one === plain);
}

export function toPieces<Name extends string>(text: string, names: readonly Name[]): Piece<Name>[] {
  return text.split(/(\{[^{}\n]{1,40}\})/).flatMap((part): Piece<Name>[] => {
    if (part === "") return [];
    const placeholder = part.startsWith("{")
      ? readPlaceholder(part.slice(1, -1), names)
      : undefined;
    return [placeholder ? { placeholder } : part];
  });
}

/** The first in braces that is none of them. */
export function findUnknown(text: string, names: readonly string[]): string | undefined {
  const found = [...text.matchAll(braces)].map(([, name = ""]) => name);
  return found.find((name) => !readPlaceholder(name, names));
}

export function refuseUnknown(schema: z.ZodType<string, string>, names: readonly string[]) {
  return schema.superRefine((text, { addIssue }) => {
    const unknown = findUnknown(text, names);
    if (unknown) addIssue({ code: "custom", message: rule("placeholderUnknown", unknown).error() });
  });
}
