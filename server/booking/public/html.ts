import { toSafe } from "../../mails/html.ts";

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

function toText(value: Value): string {
  if (value === undefined || value === null || value === false) return "";
  if (Array.isArray(value)) return value.map(toText).join("");
  if (typeof value === "object" && "html" in value) return value.html;
  return toSafe(String(value));
}
