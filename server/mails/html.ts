import { directionOf } from "../../shared/words/languages.ts";
import { rich, toSafe, trusted } from "../http/responses/html.ts";
import type { MailWords } from "../words.ts";

/** What a mail says, as plain text and as HTML. */
export interface Letter {
  title: string;
  /** A time, what is then, and with whom. */
  lines: { when: string; what: string; who: string; notes?: string; url?: string }[];
  /** A second list below its own heading. */
  more?: { title: string; lines: Letter["lines"] };
  link: { text: string; url: string };
  /** Why it comes, where that is set, and where one click turns it off. */
  why: { text: string; url: string; unsubscribe: string };
}

/** The colors of both themes, see client/styles/tokens.css: mail programs know no variables. */
const color = {
  paper: "#f9faf8",
  ink: "#12201a",
  quiet: "#58675f",
  accent: "#0b5b45",
  line: "#d5ddd7",
};
const dark = {
  paper: "#111815",
  ink: "#e9efea",
  quiet: "#93a199",
  accent: "#74d3a9",
  line: "#25302a",
};

/** For programs that have a dark theme and obey style sheets; the others show the light one. */
const darkRules = `@media (prefers-color-scheme:dark){
.paper{background:${dark.paper}!important;color:${dark.ink}!important}
.ink{color:${dark.ink}!important}
.quiet{color:${dark.quiet}!important;border-color:${dark.line}!important}
.accent{color:${dark.accent}!important}
.times{border-color:${dark.accent}!important}
}`;
const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** As on the screens: times before the green line. Without pictures, scripts or anything to load. */
export function toHtml(
  { title, lines, more, link, why }: Letter,
  { language, digests }: MailWords,
): string {
  const direction = directionOf(language);
  const linkTo = (url: string) => (text: string) =>
    trusted(
      `<a class="quiet" href="${toSafe(url)}" style="color:${color.quiet}">${toSafe(text)}</a>`,
    );
  const ways = rich(digests.changeOrStop, {
    change: linkTo(why.url),
    stop: linkTo(why.unsubscribe),
  });
  return `<!doctype html>
<html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><title>${toSafe(title)}</title>
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<style>${darkRules}</style></head>
<body class="paper" style="margin:0;padding:24px 16px;background:${color.paper};color:${color.ink};font-size:15px;line-height:21px;${font}">
<div style="max-width:560px;margin:0 auto">
<h1 style="margin:0 0 16px;${heading}">${toSafe(title)}</h1>
${toTable(lines, direction)}${more ? `\n<h2 style="margin:24px 0 12px;${heading}">${toSafe(more.title)}</h2>\n${toTable(more.lines, direction)}` : ""}
<p style="margin:20px 0"><a class="accent" href="${toSafe(link.url)}" style="color:${color.accent};font-weight:600">${toSafe(link.text)}</a></p>
<p class="quiet" style="margin:0;padding-top:12px;border-top:1px solid ${color.line};color:${color.quiet};font-size:13px;line-height:18px">${toSafe(why.text)} ${ways.html}</p>
</div></body></html>`;
}

const heading = "font-family:Georgia,serif;font-size:22px;line-height:28px;font-weight:normal";

/** Programs know no start and end: sides are left and right. */
function toTable(lines: Letter["lines"], direction: "ltr" | "rtl"): string {
  const isMirrored = direction === "rtl";
  const [line, times, text] = isMirrored
    ? ["left", "8px 0 8px 14px", "8px 14px 8px 0"]
    : ["right", "8px 14px 8px 0", "8px 0 8px 14px"];
  const rows = lines.map(
    ({ when, what, who, notes, url }) => `<tr>
<td class="quiet times" style="padding:${times};border-${line}:1px solid ${color.accent};vertical-align:top;white-space:nowrap;color:${color.quiet};font-size:13px">${toSafe(when)}</td>
<td style="padding:${text};vertical-align:top">${
      url
        ? `<a class="ink" href="${toSafe(url)}" style="color:${color.ink};font-weight:600">${toSafe(what)}</a>`
        : `<strong>${toSafe(what)}</strong>`
    }${who ? `<br><span class="quiet" style="color:${color.quiet}">${toSafe(who)}</span>` : ""}${
      notes ? `<p style="margin:8px 0 0;white-space:pre-line">${toSafe(notes)}</p>` : ""
    }</td>
</tr>`,
  );
  return `<table role="presentation" style="border-collapse:collapse;width:100%;font-size:15px;line-height:21px">
${rows.join("\n")}
</table>`;
}
