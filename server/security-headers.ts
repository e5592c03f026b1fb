import type { FastifyInstance } from "fastify";

/** Answers under this path are data: never cached, and unknown ones are not the client's pages. */
export const apiPrefix = "/api/";

/** Sets the headers that every answer carries. `scriptHashes` are the inline scripts of the page. */
export function securityHeaders(app: FastifyInstance, scriptHashes: string[]) {
  const headers = {
    "content-security-policy": toPolicy(scriptHashes),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
  };
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headers);
    if (request.url.startsWith(apiPrefix)) reply.header("cache-control", "no-store");
  });
}

function toPolicy(scriptHashes: string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(" "),
    "style-src 'self'",
    // Positions that a popover or a chart computes are set as style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
