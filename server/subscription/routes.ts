import { hash } from "node:crypto";
import {
  deskSubscriptionEndpoints,
  type ShownDetails,
  subscriptionEndpoints,
} from "../../shared/account/subscription.ts";
import { type Api, longFile, route } from "../api.ts";
import { byNetwork, countingAttempt } from "../attempts/attempts.ts";
import type { Owner, Person, Whose } from "../db/engine/database.ts";
import { noSuchAddress, notFound } from "../errors.ts";
import { readClocks } from "../filters/clocks.ts";
import { isKnownEtag } from "../http/requests/known-etag.ts";
import { toNetworks } from "../http/requests/network.ts";
import { readSource } from "../http/requests/source.ts";
import { writeCalendar } from "../ics/calendar.ts";
import type { Hosts } from "../ics/events.ts";
import { readBounds } from "../ics/queries.ts";
import { readRevision } from "../ics/revision/queries.ts";
import { serverMessages } from "../messages.ts";
import {
  type AddressOf,
  changeShown,
  createAddress,
  deleteAddress,
  findAddress,
  readHosts,
  readSubscription,
  touchAddress,
} from "./queries.ts";

type OnDesk = Required<Whose>;

interface Feed {
  owner: Owner;
  /** Theirs is what is in their calendar, and what they attend. */
  person?: Person;
  /** Of everyone: who hosts, by name. */
  hosts?: Hosts | undefined;
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
  const { db } = api;
  const { feed } = subscriptionEndpoints;

  const writeFeed = longFile(api, feed, async ({ owner, now, zones, ...kind }: Feed) => {
    const bounds = await readBounds(db, owner);
    const clocks = readClocks(zones, kind.timeZone);
    const calendar = { ...kind, clocks, isSubscribed: true };
    const chunks = writeCalendar(db, owner, bounds, calendar, now);
    return { name: "client-desk.ics", chunks, owner, isCompressed: true };
  });

  addressRoutes(api, subscriptionEndpoints, ({ owner, person }) => ({ owner, person }));
  addressRoutes(api, deskSubscriptionEndpoints, ({ owner }) => ({ owner, person: null }));

  route(api, feed, async ({ params, request, reply, now }) => {
    const found = await findAddress(db, params.token);
    const counters = found
      ? [{ kind: "calendarReads" as const, subject: found.tokenHash }]
      : byNetwork("unknownCalendars", toNetworks(request.ip));
    const address = await countingAttempt(db, counters, now, async () => {
      if (!found) throw noSuchAddress();
      return found;
    });
    const { owner, person, shows, zones, isOfSeveral, tokenHash } = address;
    await touchAddress(db, address, now);
    const { timeZone, hosts } =
      person === null ? await readHosts(db, owner) : { ...address, hosts: undefined };
    // Asked before the rows: what is changed meanwhile is read again the next time.
    const { version, revisedAt } = await readRevision(db, owner, timeZone, now);
    // Of several readers each has another file.
    const reader = [person ?? JSON.stringify(hosts), timeZone].join(" ");
    const whose = isOfSeveral ? hash("sha256", reader, "base64url") : "";
    const etag = `W/"${shows}-${version}${whose}"`;
    reply
      .header("etag", etag)
      .header("cache-control", "private, no-cache")
      .header("x-robots-tag", "noindex");
    if (isKnownEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
    const kind = { isOfSeveral, zones, timeZone, shows, salt: tokenHash, revisedAt };
    const ofReader = person === null ? { hosts } : { person };
    return writeFeed({ owner, ...kind, ...ofReader, now }, reply);
  });
}

/** Those of a person, or of a desk. */
function addressRoutes(
  api: Api,
  { get, create, update, remove }: typeof subscriptionEndpoints | typeof deskSubscriptionEndpoints,
  whoseOf: (caller: OnDesk) => AddressOf,
) {
  const { db, noteAccountEvent } = api;

  route(api, get, async ({ session }) => ({ data: await readSubscription(db, whoseOf(session)) }));

  route(api, create, async ({ owner, person, request, now }) => {
    const about = { owner, person, from: readSource(request), now };
    const { data, token } = await noteAccountEvent(
      about,
      () => [{ kind: "calendarAddressMade" }],
      (tx) => createAddress(tx, whoseOf({ owner, person }), person, now),
    );
    return { data, path: subscriptionEndpoints.feed.url.replace(":token", token) };
  });

  route(api, update, async ({ session, body }) => {
    return { data: await changeShown(db, whoseOf(session), body.shows) };
  });

  route(api, remove, async ({ owner, person, request, now }) => {
    const about = { owner, person, from: readSource(request), now };
    await noteAccountEvent(about, { kind: "calendarAddressEnded" }, async (tx) => {
      if (!(await deleteAddress(tx, whoseOf({ owner, person }))))
        throw notFound(serverMessages.subscription.none);
    });
    return { msg: serverMessages.subscription.ended };
  });
}
