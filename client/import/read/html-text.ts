const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

/** Google and Outlook write details as HTML; the lines and words of it. */
export function toPlain(text: string): string {
  if (!/<(?:br|p|div|a|b|i|u|ul|ol|li|span|html|body)\b[^<>]*>/i.test(text)) return text.trim();
  return text
    .replace(/<(?:br|\/p|\/div|\/li)\b[^<>]*>/gi, "\n")
    .replace(/<[^<>]*>/g, "")
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (all, name: string) => entities[name] ?? all)
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
