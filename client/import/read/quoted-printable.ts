/**
 * vCard 2.1, which phones and Outlook still write, as lines of a later one: it has no folded lines
 * but soft line ends, and letters as `=C3=BC`.
 */
export function decodeQuotedPrintable(text: string): string {
  if (!/QUOTED-PRINTABLE/i.test(text)) return text;
  return text
    .replace(/\r\n?/g, "\n")
    .replace(
      /^([^:\n]*QUOTED-PRINTABLE[^:\n]*):((?:[^\n]*=\n)*[^\n]*)$/gim,
      (_, head: string, value: string) => {
        const charset = /CHARSET=([\w-]+)/i.exec(head)?.[1] ?? "utf-8";
        const plain = head.replace(/;(?:ENCODING=)?QUOTED-PRINTABLE|;CHARSET=[\w-]+/gi, "");
        return `${plain}:${toText(value.replaceAll("=\n", ""), charset)}`;
      },
    );
}

function toText(value: string, charset: string): string {
  const bytes: number[] = [];
  for (const [part] of value.matchAll(/=[\da-f]{2}|[\s\S]/gi)) {
    if (part.length === 3) bytes.push(Number.parseInt(part.slice(1), 16));
    else bytes.push(...new TextEncoder().encode(part));
  }
  return decoderOf(charset)
    .decode(Uint8Array.from(bytes))
    .replace(/\r?\n/g, "\\n")
    .replaceAll(",", "\\,");
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
