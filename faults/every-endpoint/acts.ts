import { type FuzzedOperation, readOperations } from "../../fuzz/operations.ts";
import { createPool, idsOf, learn } from "../../fuzz/pool.ts";
import type { OpenApiDocument } from "../../server/docs/openapi.ts";
import { subscriptionEndpoints } from "../../shared/account/subscription.ts";
import { bookingPageEndpoints } from "../../shared/booking-pages.ts";
import { activityEndpoints } from "../../shared/kinds/activities.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { meetingTypeEndpoints } from "../../shared/kinds/meeting-types.ts";
import { tagEndpoints } from "../../shared/kinds/tags.ts";
import { viewEndpoints } from "../../shared/kinds/views.ts";
import { bulkEndpoints } from "../../shared/lists/bulk.ts";
import {
  type Answer,
  bookingOf,
  callApi,
  exchange,
  type Session,
  send,
  signUp,
} from "../../tools/client.ts";
import { changeOf, undo, waitForEnd } from "../acts.ts";
import { ask, type Known, restoring, wire } from "./inputs.ts";
import { listStrangers } from "./strangers.ts";
import { listTogether, type Office } from "./together.ts";
import type { Act } from "./watch.ts";

/** Milliseconds that a read is repeated for. */
const span = 1500;
const clients = 2;
/** `ENDPOINTS="history|merge"` tries those only whose name this pattern finds. */
const only = new RegExp(process.env.ENDPOINTS ?? "");

/** They end the session or the account that all others work with. */
const leftOut = /auth\/(?:logout|me$|sessions)|auth\/resetpassword|\/api\/events/;

/** What others lead up to comes after them, whatever its method. */
const steps = ["GET", "POST", "PUT", "DELETE"];
const late = /\/(?:run|finish|merge|undo)$|\/(?:imports|desk\/people)\/\{id\}$/;

/**
 * What concerns the account, what several people do, and every other operation of the served document: those that
 * read, those that write, those that delete.
 */
export async function listActs(session: Session, office: Office): Promise<Act[]> {
  const { text } = await exchange(session.baseUrl, wire(session, "GET", "/api/openapi.json"));
  // as: what is wrong with the document itself, its own tests tell.
  const operations = readOperations(JSON.parse(text) as OpenApiDocument);
  const rank = ({ method, path }: FuzzedOperation) =>
    steps.indexOf(method) + (late.test(path) ? 1.5 : 0);
  const sorted = operations
    .filter(({ name, path }) => !leftOut.test(path) && only.test(name))
    .toSorted((a, b) => rank(a) - rank(b));
  const pool: Known = { ...createPool(), bigChange: "", people: office.desk.people };
  await fillPool(session, pool, office);
  const nobody = await signUp(session.baseUrl);
  const toAct = (operation: FuzzedOperation): Act => {
    const who = restoring.test(operation.path) ? nobody : session;
    const run = operation.method === "GET" ? repeat : once;
    return { name: operation.name, run: () => run(who, pool, operation) };
  };
  const others = [...listStrangers(session.baseUrl), ...listTogether(session, pool, office)];
  const together = others.filter(({ name }) => only.test(name));
  // Having signed in proves who it is for ten minutes.
  const [first = [], then = []] = [true, false].map((isFirst) =>
    sorted.filter(({ path }) => path.startsWith("/api/auth/") === isFirst).map(toAct),
  );
  return [...first, ...together, ...then];
}

/** What was written first, and the change of all customers: the largest there is in the history. */
async function fillPool(session: Session, pool: Known, { desk, colleagues }: Office) {
  pool.ids.set(
    "people",
    desk.people.slice(3).map(({ _id }) => _id),
  );
  for (const name of ["Golf", "Sailing"]) {
    await callApi(session.baseUrl, tagEndpoints.create, { ...session, body: { name } });
  }
  const view = { list: "customers", name: "Large", query: "sort=-value" } as const;
  await callApi(session.baseUrl, viewEndpoints.create, { ...session, body: view });
  await bookOneTime(session);
  const calendar = await callApi(session.baseUrl, subscriptionEndpoints.create, session);
  learn(pool, subscriptionEndpoints.create.url, calendar);
  const body = { chosen: { all: { search: "", filter: "" } }, what: { status: "Pending" } };
  const bulk = await send(session, { endpoint: bulkEndpoints.customers, body });
  pool.bigChange = changeOf(bulk);
  if (bulk.status === 202) await waitForEnd(session, pool.bigChange);
  const [{ name: me } = { name: "" }] = desk.people;
  const [token = ""] = colleagues;
  const { data } = await callApi(session.baseUrl, customerEndpoints.list, session);
  const told = { endpoint: activityEndpoints.create, params: { id: data[0]?._id } };
  const noted = { kind: "note", at: "2026-11-23T10:00" };
  await send({ ...session, token }, { ...told, body: { ...noted, text: `@${me} knows more` } });
  const bookings = "bookings?startDate=2000-01-01&endDate=2100-01-01";
  const kinds = [
    bookings,
    "customers",
    "appointments",
    "tasks",
    "tags",
    "views",
    "history",
    "for-you",
  ];
  for (const path of ["/api/companies?sort=clientCount", ...kinds.map((kind) => `/api/${kind}`)]) {
    const { text } = await exchange(session.baseUrl, wire(session, "GET", path));
    learn(pool, path.replace(/\?.*/, ""), JSON.parse(text));
  }
}

/** As a visitor does; without a mail server nothing has to be confirmed. */
async function bookOneTime(session: Session) {
  const { baseUrl } = session;
  const type = { name: "Call", lengths: [30], place: "video" as const };
  const { data } = await callApi(baseUrl, meetingTypeEndpoints.create, { ...session, body: type });
  const page = { name: "many", isOpen: true };
  await callApi(baseUrl, bookingPageEndpoints.updateOwn, { ...session, body: page });
  const preview = { ...session, body: type };
  const { data: times } = await callApi(baseUrl, meetingTypeEndpoints.preview, preview);
  const place = `/book/${page.name}/${data._id}`;
  const answer = await exchange(baseUrl, bookingOf(place, times.first ?? ""));
  if (answer.status >= 400) throw new Error(`Booking answers ${answer.status}`);
}

async function repeat(session: Session, pool: Known, operation: FuzzedOperation) {
  const end = performance.now() + span;
  const work = async () => {
    const answers: Answer[] = [];
    while (performance.now() < end) answers.push(await ask(session, pool, operation));
    return answers;
  };
  return (await Promise.all(Array.from({ length: clients }, work))).flat();
}

/** An act and, where it can be taken back, its undo; what was made stays, for later calls. */
async function once(session: Session, pool: Known, operation: FuzzedOperation) {
  const answer = await ask(session, pool, operation);
  const change = changeOf(answer);
  if (answer.status === 202) await waitForEnd(session, change);
  if (change) learn(pool, "/api/history", { data: { _id: change } });
  if (answer.status === 201) learn(pool, operation.path, JSON.parse(answer.text));
  // Somebody else each time.
  if (operation.path.startsWith("/api/desk/people")) idsOf(pool, "people").pop();
  if (!change || answer.status === 201) return [answer];
  return [answer, await undo(session, change)];
}
