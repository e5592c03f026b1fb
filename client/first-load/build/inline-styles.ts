/**
 * Moves the style attributes of a page into one style element in its head, which the security policy
 * can let in by its hash. An attribute each would need a hash each, or all would have to be let in.
 * Throws when a value can't be moved as it stands.
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
  // The id makes them win over classes, as the attributes did.
  const rules = [...numbers].map(([style, number]) => `#root [data-place="${number}"]{${style}}`);
  return body.replace(/(?=\s*<\/head>)/, () => `\n    <style>${rules.join("")}</style>`);
}
