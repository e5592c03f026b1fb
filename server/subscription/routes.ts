import { hash } from "node:crypto";
import { type ShownDetails, subscriptionEndpoints } from "../../shared/account/subscription.ts";
import { type Api, longFile, route } from "../api.ts";
import { byNetwork, countingAttempt } from "../attempts/attempts.ts";
import type { Owner, Person } from "../db/engine/database.ts";
import { noSuchAddress, notFound } from "../errors.ts";
import { readClocks } from "../filters/clocks.ts";
import { isKnownEtag } from "../http/requests/known-etag.ts";
import { toNetworks } from "../http/requests/network.ts";
import { readSource } from "../http/requests/source.ts";
import { writeCalendar } from "../ics/calendar.ts";
import { readBounds } from "../ics/queries.ts";
import { readRevision } from "../ics/revision/queries.ts";
import { serverMessages } from "../messages.ts";
import {
  changeShown,
  createAddress,
  deleteAddress,
  findAddress,
  readSubscription,
  touchAddress,
} from "./queries.ts";

interface Feed {
  owner: Owner;
  /** Theirs is what is in their calendar, and what they attend. */
  person: Person;
  isOfSeveral: boolean;
  zones: string | null;
  timeZone: string | null;
  shows: ShownDetails;
  /** See writeCalendar. */
  salt: string;
  revisedAt: Date;
  now: Date;
}

export function subscriptionRoutes(api: Api) {
  const { db, noteAccountEvent } = api;
  const { get, create, update, remove, feed } = subscriptionEndpoints;

  const writeFeed = longFile(api, feed, async ({ owner, now, zones, ...kind }: Feed) => {
    const bounds = await readBounds(db, owner);
    const clocks = readClocks(zones, kind.timeZone);
    const calendar = { ...kind, clocks, isSubscribed: true };
    const chunks = writeCalendar(db, owner, bounds, calendar, now);
    return { name: "client-desk.ics", chunks, owner, isCompressed: true };
  });

  route(api, get, async ({ session }) => ({ data: await readSubscription(db, session) }));

  route(api, create, async ({ owner, person, request, now }) => {
    const about = { owner, person, from: readSource(request), now };
    const { data, token } = await noteAccountEvent(
      about,
      () => [{ kind: "calendarAddressMade" }],
      (tx) => createAddress(tx, { owner, person }, now),
    );
    return { data, path: feed.url.replace(":token", token) };
  });

  route(api, update, async ({ session, body }) => {
    return { data: await changeShown(db, session, body.shows) };
  });

  route(api, remove, async ({ owner, person, request, now }) => {
    const about = { owner, person, from: readSource(request), now };
    await noteAccountEvent(about, { kind: "calendarAddressEnded" }, async (tx) => {
      if (!(await deleteAddress(tx, { owner, person })))
        throw notFound(serverMessages.subscription.none);
    });
    return { msg: serverMessages.subscription.ended };
  });

  route(api, feed, async ({ params, request, reply, now }) => {
    const found = await findAddress(db, params.token);
    const counters = found
      ? [{ kind: "calendarReads" as const, subject: found.tokenHash }]
      : byNetwork("unknownCalendars", toNetworks(request.ip));
    const address = await countingAttempt(db, counters, now, async () => {
      if (!found) throw noSuchAddress();
      return found;
    });
    const { owner, person, shows, timeZone, zones, isOfSeveral, tokenHash } = address;
    await touchAddress(db, address, now);
    // Asked before the rows: what is changed meanwhile is read again the next time.
    const { version, revisedAt } = await readRevision(db, owner, timeZone, now);
    // Of several readers each has another file.
    const whose = isOfSeveral ? hash("sha256", `${person} ${timeZone}`, "base64url") : "";
    const etag = `W/"${shows}-${version}${whose}"`;
    reply
      .header("etag", etag)
      .header("cache-control", "private, no-cache")
      .header("x-robots-tag", "noindex");
    if (isKnownEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
    const kind = { person, isOfSeveral, zones, timeZone, shows, salt: tokenHash, revisedAt };
    return writeFeed({ owner, ...kind, now }, reply);
  });
}
