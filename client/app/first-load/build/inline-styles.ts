/**
 * Moves the style attributes of a page into one style element in its head, which the security
 * policy can allow by its hash. Attributes would need one hash each. Throws if a value cannot be
 * moved.
 */
export function gatherStyles(html: string): string {
  const numbers = new Map<string, number>();
  const body = html.replace(/(<[a-z][^<>]*?) style="([^"]*)"/g, (_, tag: string, style: string) => {
    if (style.includes("&") || style.includes("<")) throw new Error(`Can't move "${style}".`);
    const number = numbers.get(style) ?? numbers.size;
    numbers.set(style, number);
    return `${tag} data-place="${number}"`;
  });
  if (numbers.size === 0) return html;
  // The id makes them override classes, as the attributes did.
  const rules = [...numbers].map(([style, number]) => `#root [data-place="${number}"]{${style}}`);
  return body.replace(/(?=\s*<\/head>)/, () => `\n    <style>${rules.join("")}</style>`);
}
