import { directionOf, type Language } from "../../../shared/words/languages.ts";
import { type Html, html, rich } from "../../http/responses/html.ts";
import type { MailWords } from "../../words.ts";
import type { RegularMail } from "./regular-mails.ts";

export function renderQuestion(mail: RegularMail, { language, digests }: MailWords): string {
  const { title, question } = digests.unsubscribe;
  const content = html`<p>${question[mail]}</p>
<form method="post"><button>${title}</button></form>`;
  return render(title, content, language);
}

export function renderDone(
  mail: RegularMail,
  publicUrl: string,
  { language, digests }: MailWords,
): string {
  const { doneTitle, done } = digests.unsubscribe;
  return render(doneTitle, withSettings(done[mail], publicUrl), language);
}

export function renderUnknown(publicUrl: string, { language, digests }: MailWords): string {
  const { unknownTitle, unknown } = digests.unsubscribe;
  return render(unknownTitle, withSettings(unknown, publicUrl), language);
}

function withSettings(text: string, publicUrl: string): Html {
  const settings = (inner: string) =>
    html`<a href="${publicUrl}/dashboard/settings?tab=notifications">${inner}</a>`;
  return html`<p>${rich(text, { settings })}</p>`;
}

/** Without scripts, and with nothing from other hosts. */
function render(title: string, content: Html, language: Language): string {
  return html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · Client Desk</title>
<link rel="stylesheet" href="/unsubscribe.css">
</head>
<body>
<main>
<p class="brand">Client Desk</p>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`.html;
}
