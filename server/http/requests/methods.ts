import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { endpoints } from "../../../shared/api/api.ts";
import { addressTooLong, wrongMethod } from "../../errors.ts";
import { maxParamLength } from "../server-options.ts";

interface Address {
  url: string;
  parts: string[];
  methods: string[];
}

/**
 * Answers 405 with `Allow` when an address of the API exists but not with this method (RFC 9110,
 * 15.5.6), before the session and the body are checked. Only where another address would answer instead, such as
 * that of one record, this is a route: routes for all methods of all addresses would take 30 ms of a start.
 */
export function refuseOtherMethods(app: FastifyInstance) {
  for (const address of addresses()) {
    const method = listShadowed(address);
    if (method.length === 0) continue;
    app.route({
      method,
      url: address.url,
      onRequest: (_request, reply, done) => done(refuse(address, reply)),
      handler: async () => undefined,
    });
  }
  app.addHook("onRequest", (request, reply, done) => {
    if (request.is404) done(toWrongMethod(request, reply));
    else done();
  });
}

/**
 * The 405 for a request that no route takes, or the 414 that routes have for a part that is too long; undefined where
 * there is no such address.
 */
export function toWrongMethod(request: FastifyRequest, reply: FastifyReply): Error | undefined {
  const { method, url } = request;
  const [path = ""] = url.split(/[?#]/);
  const address = addresses().find((each) => patternOf(each.url).test(path));
  if (!address) return undefined;
  const isLong = path.split("/").some((part) => part.length > maxParamLength);
  if (!isLong) return refuse(address, reply);
  // Nothing has an id of that length.
  return address.methods.includes(method) ? undefined : addressTooLong();
}

function refuse({ methods }: Address, reply: FastifyReply): Error {
  const allow = methods.toSorted().join(", ");
  reply.header("allow", allow);
  return wrongMethod(allow);
}

let known: Address[] | undefined;

/** Those without parameters first, as routes are found. */
function addresses(): Address[] {
  if (known) return known;
  const all = [...Map.groupBy(endpoints, ({ url }) => url)].map(([url, some]) => ({
    url,
    parts: url.split("/"),
    methods: some.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : method)),
  }));
  const byCount = Map.groupBy(all, ({ url }) => url.split("/:").length);
  known = [...byCount].sort(([one], [other]) => one - other).flatMap(([, some]) => some);
  return known;
}

/** The methods of which an address with a parameter in the place of a word would take this one as its own. */
function listShadowed({ url, parts, methods }: Address): string[] {
  const others = addresses().filter((other) => other.url !== url && isAlike(other.parts, parts));
  const taken = others.flatMap((other) => other.methods);
  return [...new Set(taken)].filter((method) => !methods.includes(method));
}

function isAlike(pattern: readonly string[], parts: readonly string[]): boolean {
  return (
    pattern.length === parts.length &&
    pattern.every((part, place) => part === parts[place] || part.startsWith(":"))
  );
}

const patterns = new Map<string, RegExp>();

function patternOf(url: string): RegExp {
  const pattern =
    patterns.get(url) ?? new RegExp(`^${url.replaceAll(".", "\\.").replaceAll(/:\w+/g, "[^/]+")}$`);
  patterns.set(url, pattern);
  return pattern;
}
