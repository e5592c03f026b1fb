/** One message in a PO file. */
export interface Entry {
  /** Its name, as the context. */
  key: string;
  english: string;
  translation: string;
  /** Needs to be looked at: the English has changed. */
  isFuzzy: boolean;
}

/** The texts of a PO file, which Poedit, Weblate, Crowdin and the like open. */
export function toPo(language: string, entries: readonly Entry[]): string {
  const head = [
    'msgid ""',
    'msgstr ""',
    `"Language: ${language}\\n"`,
    '"Content-Type: text/plain; charset=UTF-8\\n"',
    '"Content-Transfer-Encoding: 8bit\\n"',
  ].join("\n");
  const rest = entries.map(({ key, english, translation, isFuzzy }) =>
    [
      isFuzzy ? "#, fuzzy, icu-message-format" : "#, icu-message-format",
      `msgctxt ${quote(key)}`,
      `msgid ${quote(english)}`,
      `msgstr ${quote(isFuzzy && translation === english ? "" : translation)}`,
    ].join("\n"),
  );
  return `${[head, ...rest].join("\n\n")}\n`;
}

/** What a PO file has translated: nothing that is empty, or still fuzzy. */
export function readPo(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const block of text.replaceAll("\r\n", "\n").split(/\n\s*\n/)) {
    const key = fieldOf(block, "msgctxt");
    const translation = fieldOf(block, "msgstr");
    const isFuzzy = /^#,.*\bfuzzy\b/m.test(block);
    if (key && translation && !isFuzzy) found.set(key, translation);
  }
  return found;
}

/** A field may go on over several quoted lines. */
function fieldOf(block: string, name: string): string {
  const [, quoted = ""] =
    new RegExp(`^${name} ((?:"(?:[^"\\\\]|\\\\.)*"\\s*)+)`, "m").exec(block) ?? [];
  return [...quoted.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([line]) => JSON.parse(line)).join("");
}

function quote(text: string): string {
  return JSON.stringify(text);
}
