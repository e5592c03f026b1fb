/** The groups that Google and Outlook give everybody. */
const ofPrograms = /^(?:\* ?.*|my ?contacts|starred|all contacts)$/i;

/** The names of tags in a cell: `VIP ::: Berlin`, `VIP; Berlin`, `VIP, Berlin`. */
export function readTags(text: string): string[] | null {
  const parts = text
    .split(/\s*(?::::|[;,|\n])\s*/)
    .map((part) => part.replace(/^#/, "").trim())
    .filter((part) => part !== "" && !ofPrograms.test(part));
  const names = [...new Map(parts.map((part) => [part.toLowerCase(), part])).values()];
  return names.length > 0 ? names : null;
}
