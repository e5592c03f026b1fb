// The floor: the barest program that could do the same work, to hold the server against. Bare
// node:http, the same engine and driver, SQL written and prepared by hand, JSON.stringify, a token
// looked up in the database at every call, and nothing else: no validation, no router, no log, no
// security headers, no lock against deadlocks. It answers the very bytes that the server answers.
import { createHash } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { answers } from "./floor-answers.ts";
import { openFloorPostgres, openFloorSqlite } from "./floor-engines.ts";
import { statements } from "./floor-statements.ts";

const [port, place = ""] = process.argv.slice(2);
const query = place.startsWith("postgres:") ? openFloorPostgres(place) : openFloorSqlite(place);

const server = createServer(async (request, response) => {
  try {
    const { status, body } = await answer(request);
    const json = Buffer.from(JSON.stringify(body));
    response.writeHead(status, {
      "content-type": "application/json; charset=utf-8",
      "content-length": json.length,
    });
    response.end(json);
  } catch (error) {
    // At the end of a round the load goes in the middle of its requests.
    if (!request.destroyed) console.error(error);
    response.writeHead(500).end();
  }
});
server.listen(Number(port), "127.0.0.1");
process.once("SIGTERM", () => process.exit());

async function answer(request: IncomingMessage): Promise<{ status: number; body: object }> {
  const token = request.headers.authorization?.slice("Bearer ".length) ?? "";
  const tokenHash = createHash("sha256").update(token).digest("base64url");
  const [user] = await query.run(statements.session, [tokenHash, new Date().toISOString()]);
  if (!user) return { status: 401, body: { msg: "No session" } };

  const { method, url = "" } = request;
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  const search = new URLSearchParams(mark < 0 ? "" : url.slice(mark + 1));
  const [, , resource = "", id = "", part = ""] = path.split("/");
  if (method === "POST" || method === "PUT") {
    const input = JSON.parse(await text(request));
    const body =
      method === "POST"
        ? await answers.createCustomer(query, user._id, id, input)
        : await answers.updateCustomer(query, user._id, id, input);
    return { status: method === "POST" ? 201 : 200, body };
  }
  return { status: 200, body: await read() };

  function read(): object | Promise<object> {
    if (resource === "auth") return { data: user };
    if (resource === "dashboard") return answers.dashboard(query, user?._id, search);
    if (resource === "customers") return answers.search(query, user?._id, search);
    if (resource === "appointments" && id === "days") return answers.days(query, user?._id, search);
    if (resource === "appointments") return answers.day(query, user?._id, part);
    if (part === "customers") return answers.customers(query, user?._id, id);
    if (id) return answers.company(query, user?._id, id);
    return answers.companies(query, user?._id, search);
  }
}
