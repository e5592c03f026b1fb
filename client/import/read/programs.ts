/** Headings that only the files of one program have together. */
const signatures: readonly [program: string, headings: readonly string[]][] = [
  ["Google Contacts", ["E-mail 1 - Value", "Organization Name"]],
  ["Google Contacts", ["Given Name", "Family Name", "Group Membership"]],
];

/** The program that writes files with these headings, where they tell. */
export function programOf(headings: readonly string[]): string | null {
  const present = new Set(headings.map(plain));
  const found = signatures.find(([, wanted]) =>
    wanted.every((heading) => present.has(plain(heading))),
  );
  return found?.[0] ?? null;
}

function plain(heading: string): string {
  return heading.trim().toLowerCase();
}
