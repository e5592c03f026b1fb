import { keyCallsPerMinute } from "../../shared/account/keys.ts";
import { type Field, listFields, toField } from "./fields.ts";
import type { OpenApiDocument, Operation } from "./openapi.ts";

/** The API document as a page: no script, one style sheet, nothing from other hosts. */
export function renderPage({ info, tags, paths }: OpenApiDocument, publicUrl: string): string {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method, path, operation })),
  );
  const chapters = tags.map(({ name }) => ({
    name,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>API · ${escapeHtml(info.title)}</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<nav aria-label="Chapters">
<a class="brand" href="/">${escapeHtml(info.title)}</a>
<ul><li><a href="#access-tokens">Access Tokens</a></li>${chapters.map(({ name }) => `<li><a href="#${toAnchor(name)}">${escapeHtml(name)}</a></li>`).join("")}</ul>
</nav>
<main id="content">
<h1>API</h1>
<p>${renderText(info.description)}</p>
<p>Machine-readable: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${renderKeys(publicUrl)}
${chapters.map(renderChapter).join("\n")}
</main>
</body>
</html>
`;
}

/** How a program calls. */
function renderKeys(publicUrl: string): string {
  const examples = [
    "# The token was shown once, when it was created",
    "export TOKEN=cd_…",
    "",
    "# Read",
    `curl -H "Authorization: Bearer $TOKEN" "${publicUrl}/api/companies?limit=5"`,
    "",
    "# Write, with a token that may",
    'curl -H "Authorization: Bearer $TOKEN" -H "Content-Type: application/json" \\',
    `  -d '{"name": "Acme"}' "${publicUrl}/api/companies"`,
  ].join("\n");
  return `<section aria-labelledby="access-tokens">
<h2 id="access-tokens">Access Tokens</h2>
<p>${renderText(
    "Create one in Settings, Sign-In: it can read only, or read and write, until it expires or you revoke it. " +
      "It sees and does what you can, except for your account itself: the endpoints of `/api/auth`, settings, restoring and the calendar address. " +
      `It may make ${keyCallsPerMinute} calls a minute; after that the answer is 429, and \`Retry-After\` says when to go on. ` +
      "In your history it is the device of what it changed.",
  )}</p>
<pre tabindex="0"><code>${escapeHtml(examples)}</code></pre>
</section>`;
}

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

function renderChapter({ name, calls }: { name: string; calls: Call[] }): string {
  return `<section aria-labelledby="${toAnchor(name)}">
<h2 id="${toAnchor(name)}">${escapeHtml(name)}</h2>
${calls.map(renderCall).join("\n")}
</section>`;
}

function renderCall({ method, path, operation }: Call): string {
  const { operationId, summary, security, parameters, requestBody, responses } = operation;
  const inputs = parameters.map(({ name, schema, required }) => toField(name, schema, required));
  const body = requestBody?.content["application/json"]?.schema;
  return `<article id="${operationId}" aria-labelledby="${operationId}-title">
<h3 id="${operationId}-title"><span class="method ${method}">${method.toUpperCase()}</span> <code>${renderPath(path)}</code></h3>
<p>${renderText(summary)}${security.length > 0 ? ' <span class="session">requires a session</span>' : ""}</p>
${inputs.length > 0 ? renderFields("Parameters", inputs) : ""}
${body ? renderFields("Body", listFields(body)) : ""}
${Object.entries(responses).map(renderAnswer).join("")}
</article>`;
}

function renderAnswer([status, { content }]: [string, Operation["responses"][string]]): string {
  return Object.entries(content ?? {})
    .map(([type, { schema }]) => {
      if (schema.type !== "object")
        return `<p>Response ${status}: a file, <code>${type}</code></p>`;
      return renderFields(`Response ${status}`, listFields(schema));
    })
    .join("");
}

function renderFields(title: string, fields: Field[]): string {
  const rows = fields.map(
    ({ name, type, required, rules }) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${escapeHtml(type)}${required ? "" : " <i>optional</i>"}</td><td>${escapeHtml(rules.join("; "))}</td></tr>`,
  );
  return `<details><summary>${escapeHtml(title)}</summary><div class="scroll" tabindex="0"><table>
<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Rules</th></tr></thead>
<tbody>${rows.join("")}</tbody>
</table></div></details>`;
}

/** Long paths may break after a slash. */
function renderPath(path: string): string {
  return escapeHtml(path).replaceAll("/", "/<wbr>");
}

/** Backticks become code. */
function renderText(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, "<code>$1</code>");
}

function toAnchor(name: string): string {
  return name.toLowerCase().replace(/\W+/g, "-");
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
  };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
