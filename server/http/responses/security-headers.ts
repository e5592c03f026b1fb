import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** Answers under this path are data: never cached, and unknown ones are not the client's pages. */
export const apiPrefix = "/api/";

/** Calendars that others read by a secret address. */
const calendarPrefix = "/calendar/";

/** Pages of links in mails: as secret as calendars. */
const unsubscribePrefix = "/unsubscribe/";

/** Where customers book: nothing there is secret. */
export const bookPrefix = "/book/";

/** What they have booked: as secret as calendars. */
const bookingPrefix = "/booking/";

/** Whether an address is that of data, not of the client. */
export function isData(url: string): boolean {
  return [apiPrefix, calendarPrefix, unsubscribePrefix, bookPrefix, bookingPrefix].some((prefix) =>
    url.startsWith(prefix),
  );
}

/** A year, as https://hstspreload.org asks for; in seconds. */
const strictTransport = "max-age=31536000; includeSubDomains";

export interface SecurityHeaders {
  /** What every answer carries. */
  page: Record<string, string>;
  /** What the answers of the API carry. */
  api: Record<string, string>;
}

/** What stands in the pages themselves: for each the hash by which the policy lets it in. */
export interface InlineParts {
  scripts: string[];
  styles: string[];
}

/**
 * Where users come by TLS, as PUBLIC_URL says, browsers are told never to come by anything else.
 */
export function createSecurityHeaders(parts: InlineParts, publicUrl: string): SecurityHeaders {
  const page = {
    "content-security-policy": contentPolicy(parts),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
    ...(publicUrl.startsWith("https:") && { "strict-transport-security": strictTransport }),
  };
  return { page, api: { ...page, "cache-control": "no-store" } };
}

export function sendSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders) {
  app.addHook("onRequest", (request, reply, done) => {
    setHeaders(headers, request, reply);
    done();
  });
}

/** Also for the few answers that Fastify makes before any hook runs. */
export function setHeaders(
  { page, api }: SecurityHeaders,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  reply.headers(isData(request.url) ? api : page);
  reply.header("x-request-id", request.id);
}

/** What a page may load: its own files, and what stands in it. */
export function contentPolicy({ scripts, styles }: InlineParts): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(" "),
    // Positions that a popover or a chart computes are no inline styles: React sets them one by one.
    ["style-src 'self'", ...styles].join(" "),
    "img-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
