/** A piece of a page. Only `html` makes one, so texts can’t get in unescaped. */
export interface Html {
  readonly html: string;
}

type Value = Html | string | number | false | null | undefined | readonly Value[];

/** A piece of a page: texts are escaped, nothing stands for false, null and undefined. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  const text = strings.reduce((all, part, at) => `${all}${part}${toText(values[at])}`, "");
  return { html: text };
}

/** Text that is HTML already, and our own. */
export function trusted(text: string): Html {
  return { html: text };
}

/**
 * A text in which tags stand around what is a link, a button or bold: `tags` says what becomes of each. Whatever else looks
 * like a tag is text.
 */
export function rich(text: string, tags: Record<string, (inner: string) => Html>): Html {
  const names = Object.keys(tags).join("|");
  // Between two texts stand the name of a tag and what is in it.
  const parts = text.split(new RegExp(`<(${names})>(.*?)</\\1>`, "s"));
  const pieces = parts.map((part, at) => {
    if (at % 3 === 0) return html`${part}`;
    return at % 3 === 1 && tags[part]?.(parts[at + 1] ?? "");
  });
  return html`${pieces}`;
}

export const bold = (inner: string) => html`<b>${inner}</b>`;

function toText(value: Value): string {
  if (value === undefined || value === null || value === false) return "";
  if (Array.isArray(value)) return value.map(toText).join("");
  if (typeof value === "object" && "html" in value) return value.html;
  return toSafe(String(value));
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** For where a page or a mail is put together as text. */
export function toSafe(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => entities[letter] ?? "");
}
