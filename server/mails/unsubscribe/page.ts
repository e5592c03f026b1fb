import { toSafe } from "../html.ts";

export function renderQuestion(words: string): string {
  return render(
    "Unsubscribe",
    `<p>Client Desk emails you ${words}. Do you want to turn that off?</p>
<form method="post"><button>Unsubscribe</button></form>`,
  );
}

export function renderDone(words: string, publicUrl: string): string {
  return render(
    "You’re unsubscribed",
    `<p>Client Desk no longer emails you ${words}. You can turn it back on in ${settings(publicUrl)}.</p>`,
  );
}

export function renderUnknown(publicUrl: string): string {
  return render(
    "This link doesn’t work",
    `<p>You can choose which emails you get in ${settings(publicUrl)}.</p>`,
  );
}

function settings(publicUrl: string): string {
  return `<a href="${toSafe(publicUrl)}/dashboard/settings?tab=notifications">Settings</a>`;
}

/** Without scripts, and with nothing from other hosts. */
function render(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
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
`;
}
