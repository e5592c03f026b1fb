import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { MeetingType } from "../../../shared/kinds/meeting-types.ts";
import type { Owner } from "../../db/engine/database.ts";
import { encodingOf, toPacked } from "../../http/responses/compressed-answers.ts";
import { findTimes } from "../times/find.ts";
import { type Booked, chooseNext } from "../visits/book.ts";
import { createPageCache, kept } from "./cache.ts";
import { type BookingApi, headPage, readQuery } from "./forms.ts";
import { readSite, type Site } from "./page.ts";
import { type Asked, queryNames } from "./site-pages.ts";

const mostNames = 1000;

/** What visitors read is kept for a few seconds, see cache.ts: none of it is of one visitor alone. */
export function keepPages({ db, clock, hub }: Pick<BookingApi, "db" | "clock" | "hub">) {
  const cache = createPageCache(hub);
  /** By the names of their pages, as far as those were read lately. */
  const owners = new LRUCache<string, Owner>({ max: mostNames });
  const momentOf = (now: Date) => Math.floor(now.getTime() / kept);

  const readKept = async (name: string, visit: { language: string; now: Date }) => {
    const { language, now } = visit;
    const read = () => readSite(db, name, visit);
    let owner = owners.get(name);
    if (!owner) {
      const found = await read();
      if (!found || "movedTo" in found || found.page.isLook) return found;
      owner = found.page.owner;
      owners.set(name, owner);
    }
    // Also after the first time: only from now on it is heard when something is written there.
    const site = await cache.read(owner, `${name} ${language} ${momentOf(now)}`, read);
    if (!site || "movedTo" in site || site.page.owner !== owner) owners.delete(name);
    return site;
  };

  /** Free times; those that have begun meanwhile are none. */
  const readTimes = async ({ page }: Site, type: MeetingType, length: number, now: Date) => {
    const key = `${type._id} ${type.updatedAt} ${length} ${momentOf(now)}`;
    const { owner } = page;
    const times = await cache.read(owner, key, () => findTimes(db, owner, type, { length, now }));
    const earliest = now.getTime() + type.notice * 60_000;
    return { ...times, starts: times.starts.filter(({ at }) => at >= earliest) };
  };

  /** Whether it is known already that a time is taken, with the next ones; undefined where only the database can tell. */
  const findTaken = async (
    site: Site,
    type: MeetingType,
    { length, at, now }: { length: number; at: number; now: Date },
  ): Promise<Booked | undefined> => {
    const { starts } = await readTimes(site, type, length, now);
    // What begins earlier may have been free when the form was opened.
    const isListed = at >= now.getTime() + type.notice * 60_000;
    if (!isListed || starts.some((one) => one.at === at)) return undefined;
    return { isTaken: true, next: chooseNext(starts, at) };
  };

  /** Answers what is the same for all who ask for it in this way, rendered and compressed once for them. */
  const sendPage = async (
    request: FastifyRequest<{ Params: { type?: string } }>,
    reply: FastifyReply,
    site: Site,
    render: (asked: Asked) => Promise<string>,
  ) => {
    const now = clock.now();
    const given = readQuery(request);
    // Nothing but what is part of the key, or one visitor would get what another has asked for.
    const query = Object.fromEntries(queryNames.map((name) => [name, given[name]]));
    const { language } = site.frame.words;
    const encoding = encodingOf(headPage(reply, { language, isFramed: true }));
    // A time drops out, and the clock that a page shows goes on, with a minute.
    const minutes = Math.ceil(now.getTime() / 60_000);
    const { page } = site;
    const asked = [page.name, request.params.type, query, language];
    const key = [...asked, encoding, momentOf(now), minutes];
    const packed = await cache.readPage(page.owner, JSON.stringify(key), async () =>
      toPacked(await render({ site, query, now, readTimes }), encoding),
    );
    if (packed.encoding) reply.header("content-encoding", packed.encoding);
    // Who goes back sees it again at once.
    return reply.header("cache-control", "private, no-cache").send(packed.bytes);
  };

  return { readSite: readKept, readTimes, findTaken, sendPage, forget: cache.forget };
}
