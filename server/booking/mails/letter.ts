import type { Language } from "../../../shared/words/languages.ts";
import { toSafe } from "../../http/responses/html.ts";
import { wordsOf } from "../customer-words.ts";
import type { Row } from "./describe.ts";

/** A mail to a customer, as plain text and as HTML: without pictures, scripts or anything to load. */
export interface CustomerLetter {
  language: Language;
  direction: "ltr" | "rtl";
  title: string;
  intro: string;
  /** The ledger: what it is about. */
  rows: readonly Row[];
  button?: { text: string; url: string };
  links: readonly { text: string; url: string }[];
  /** Who it is from, and why it comes. */
  foot: string;
}

const color = { ink: "#12201a", quiet: "#58675f", accent: "#0b5b45", line: "#dbe2dc" };
const cell = "padding:10px 0;vertical-align:top;border-bottom:1px solid #dbe2dc";

export function toLetterHtml(letter: CustomerLetter): string {
  const { language, direction, title, intro, rows, button, links, foot } = letter;
  // Mail programs know no sides that follow the direction.
  const start = direction === "rtl" ? "right" : "left";
  const ledger = rows.map(([label, [first = "", ...more]]) => {
    const rest = more.map(
      (line) => `<br><span style="color:${color.quiet};font-size:13px">${toSafe(line)}</span>`,
    );
    return `<tr><td style="width:84px;${cell};color:${color.quiet};font-size:13px">${toSafe(label)}</td><td style="${cell};padding-${start}:16px;border-${start}:1px solid #8fbba8">${toSafe(first)}${rest.join("")}</td></tr>`;
  });
  const pressed = button
    ? `<p style="margin:0 0 14px"><a href="${toSafe(button.url)}" style="display:inline-block;padding:11px 18px;background:${color.accent};color:#fff;font-weight:600;text-decoration:none;border-radius:6px">${toSafe(button.text)}</a></p>`
    : "";
  const others = links.map(
    ({ text, url }) => `<a href="${toSafe(url)}" style="color:${color.accent}">${toSafe(text)}</a>`,
  );
  return `<!doctype html>
<html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><title>${toSafe(title)}</title></head>
<body style="margin:0;background:#fff;color:${color.ink};font:15px/23px -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<div lang="${language}" dir="${direction}" style="max-width:600px;padding:28px 32px 26px;text-align:${start}">
${title && `<h1 style="margin:0 0 14px;font:500 24px/30px Georgia,'Times New Roman',serif">${toSafe(title)}</h1>`}
${intro
  .split(/\n{2,}/)
  .map(toParagraph)
  .join("")}
<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;border-collapse:collapse;margin:18px 0 20px;border-top:1px solid #bfcac2;border-bottom:3px double #415048">${ledger.join("")}</table>
${pressed}<p style="margin:0">${others.join(" &nbsp; ")}</p>
<p style="margin:22px 0 0;padding-top:14px;border-top:1px solid ${color.line};color:${color.quiet};font-size:13px;line-height:19px">${toSafe(foot)}</p>
</div></body></html>`;
}

/** With links where there are addresses. */
function toParagraph(text: string): string {
  const linked = text.split(/(https?:\/\/[^\s<>"]+)/).map((part, at) => {
    const safe = toSafe(part);
    return at % 2 === 1 ? `<a href="${safe}" style="color:${color.accent}">${safe}</a>` : safe;
  });
  return `<p style="margin:0 0 14px">${linked.join("").replaceAll("\n", "<br>")}</p>`;
}

export function toLetterText(letter: CustomerLetter): string {
  const { language, title, intro, rows, button, links, foot } = letter;
  const { labeled } = wordsOf(language).mails;
  const ledger = rows.map(([label, lines]) => labeled(label, lines.join("\n  ")));
  const all = [...(button ? [button] : []), ...links].map(({ text, url }) => labeled(text, url));
  return [title, intro, ledger.join("\n"), all.join("\n"), foot].filter(Boolean).join("\n\n");
}
