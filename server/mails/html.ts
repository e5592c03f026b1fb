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

/** As on the screens: times left of the green line. Without pictures, scripts or anything to load. */
export function toHtml({ title, lines, more, link, why }: Letter): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${toSafe(title)}</title>
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<style>${darkRules}</style></head>
<body class="paper" style="margin:0;padding:24px 16px;background:${color.paper};color:${color.ink};font-size:15px;line-height:21px;${font}">
<div style="max-width:560px;margin:0 auto">
<h1 style="margin:0 0 16px;${heading}">${toSafe(title)}</h1>
${toTable(lines)}${more ? `\n<h2 style="margin:24px 0 12px;${heading}">${toSafe(more.title)}</h2>\n${toTable(more.lines)}` : ""}
<p style="margin:20px 0"><a class="accent" href="${toSafe(link.url)}" style="color:${color.accent};font-weight:600">${toSafe(link.text)}</a></p>
<p class="quiet" style="margin:0;padding-top:12px;border-top:1px solid ${color.line};color:${color.quiet};font-size:13px;line-height:18px">${toSafe(why.text)} <a class="quiet" href="${toSafe(why.url)}" style="color:${color.quiet}">Change this in Settings</a> or <a class="quiet" href="${toSafe(why.unsubscribe)}" style="color:${color.quiet}">unsubscribe</a>.</p>
</div></body></html>`;
}

const heading = "font-family:Georgia,serif;font-size:22px;line-height:28px;font-weight:normal";

function toTable(lines: Letter["lines"]): string {
  const rows = lines.map(
    ({ when, what, who, notes, url }) => `<tr>
<td class="quiet times" style="padding:8px 14px 8px 0;border-right:1px solid ${color.accent};vertical-align:top;white-space:nowrap;color:${color.quiet};font-size:13px">${toSafe(when)}</td>
<td style="padding:8px 0 8px 14px;vertical-align:top">${
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

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

export function toSafe(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => entities[letter] ?? "");
}
