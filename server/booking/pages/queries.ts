import { randomBytes, randomUUIDv7 } from "node:crypto";
import {
  addressDays,
  type BookingPage,
  type BookingPageChanges,
} from "../../../shared/booking-pages.ts";
import { addDays } from "../../../shared/dates/dates.ts";
import {
  byToken,
  type Db,
  inSnapshot,
  inTransaction,
  type Owner,
  ownerOf,
  type Person,
  personOf,
  type Tx,
} from "../../db/engine/database.ts";
import { isTaken } from "../../db/engine/errors.ts";
import { conflict, invalidField, notFound } from "../../errors.ts";
import { hashToken } from "../../http/tokens.ts";
import { serverMessages } from "../../messages.ts";

const { booking: words } = serverMessages;

/** Whose page it is on a desk; of nobody, it is the desk’s own. */
export interface PageOf {
  owner: Owner;
  person: Person | null;
}

/** A page that visitors see. */
export interface PublicPage extends PageOf {
  _id: string;
  name: string;
  welcome: string;
  color: BookingPage["color"];
  isOpen: boolean;
  mayWrite: boolean;
  /** Whether it is only looked at, by a secret name. */
  isLook?: true;
}

const columns = ["_id", "name", "welcome", "color", "openSince", "mayWrite"] as const;
type Row = Omit<BookingPage, "mayWrite"> & { mayWrite: number };

function toPage({ name, welcome, color, openSince, mayWrite }: Row): BookingPage {
  return { name, welcome, color, openSince, mayWrite: mayWrite === 1 };
}

/** The same as visitors see it. */
export function toPublicPage(
  {
    _id,
    name,
    welcome,
    color,
    user,
    openSince,
    mayWrite,
  }: Row & { _id: string; user: string | null },
  owner: Owner,
): PublicPage {
  return {
    ...{ _id, name, welcome, color, owner },
    person: user === null ? null : personOf({ _id: user }),
    isOpen: openSince !== null,
    mayWrite: mayWrite === 1,
  };
}

function select(tx: Db, { owner, person }: PageOf) {
  return tx
    .selectFrom("bookingPages")
    .where("owner", "=", owner)
    .where("user", person === null ? "is" : "=", person)
    .select(columns);
}

export function readPages(db: Db, owner: Owner, person: Person) {
  return inSnapshot(db, owner, async (tx) => {
    const own = await select(tx, { owner, person }).executeTakeFirst();
    const desk = await select(tx, { owner, person: null }).executeTakeFirst();
    return { own: own ? toPage(own) : null, desk: desk ? toPage(desk) : null };
  });
}

/**
 * Makes or changes a page. Throws the 400 where a new one has no name yet, the 409 where the name is that of
 * another page, or leads to one.
 */
export async function changePage(
  db: Db,
  whose: PageOf,
  { isOpen, mayWrite, ...changes }: BookingPageChanges,
  now: Date,
): Promise<BookingPage> {
  const at = now.toISOString();
  const { owner, person } = whose;
  const { name } = changes;
  try {
    if (name !== undefined) await refuseFormerName(db, whose, name, now);
    return await inTransaction(db, owner, async (tx) => {
      const found = await select(tx, whose).executeTakeFirst();
      const given = {
        ...changes,
        ...(mayWrite !== undefined && { mayWrite: Number(mayWrite) }),
        ...(isOpen !== undefined && { openSince: isOpen ? (found?.openSince ?? at) : null }),
        updatedAt: at,
      };
      if (!found) {
        if (name === undefined) throw invalidField("name", words.chooseName);
        const row = { openSince: null, ...given, owner, user: person, name, createdAt: at };
        const made = tx.insertInto("bookingPages").values({ ...row, _id: randomUUIDv7() });
        return toPage(await made.returning(columns).executeTakeFirstOrThrow());
      }
      if (name !== undefined && name !== found.name) await keepFormerName(tx, owner, found, now);
      const changed = tx
        .updateTable("bookingPages")
        .set(given)
        .where("owner", "=", owner)
        .where("_id", "=", found._id);
      return toPage(await changed.returning(columns).executeTakeFirstOrThrow());
    });
  } catch (error) {
    throw isTaken(error) ? conflict("name", words.nameTaken) : error;
  }
}

/** Throws the 409 where a name still leads to another page. */
async function refuseFormerName(db: Db, whose: PageOf, name: string, now: Date) {
  const former = await findFormer(db, name, now);
  if (!former) return;
  const own = await inSnapshot(db, whose.owner, (tx) => select(tx, whose).executeTakeFirst());
  if (former.page !== own?._id) throw conflict("name", words.nameTaken);
}

function findFormer(db: Db, name: string, now: Date) {
  return byToken(db, name, (tx) =>
    tx
      .selectFrom("bookingNames")
      .where("name", "=", name)
      .where("until", ">", now.toISOString())
      .select(["owner", "page"])
      .orderBy("until", "desc")
      .executeTakeFirst(),
  );
}

async function keepFormerName(
  tx: Tx,
  owner: Owner,
  { _id, name }: { _id: string; name: string },
  now: Date,
) {
  const today = now.toISOString();
  const until = addDays(today.slice(0, 10), addressDays) + today.slice(10);
  await tx
    .insertInto("bookingNames")
    .values({ owner, page: _id, name, until })
    .onConflict((conflicting) =>
      conflicting.columns(["name", "owner"]).doUpdateSet({ page: _id, until }),
    )
    .execute();
}

const hour = 3_600_000;

/** A secret name under which a page can be looked at for an hour, also while it is closed; only its hash is kept. */
export function makeLook(db: Db, whose: PageOf, now: Date): Promise<string> {
  const { owner } = whose;
  return inTransaction(db, owner, async (tx) => {
    const page = await tx
      .selectFrom("bookingPages")
      .where("owner", "=", owner)
      .where("user", whose.person === null ? "is" : "=", whose.person)
      .select("_id")
      .executeTakeFirst();
    if (!page) throw notFound(words.noPage);
    const token = randomBytes(16).toString("base64url");
    const until = new Date(now.getTime() + hour).toISOString();
    const name = `~${hashToken(token)}`;
    await tx.insertInto("bookingNames").values({ owner, page: page._id, name, until }).execute();
    return `~${token}`;
  });
}

async function findLook(db: Db, name: string, now: Date): Promise<PublicPage | undefined> {
  const former = await findFormer(db, `~${hashToken(name.slice(1))}`, now);
  if (!former) return undefined;
  const owner = ownerOf({ _id: former.owner });
  const row = await inSnapshot(db, owner, (tx) =>
    tx
      .selectFrom("bookingPages")
      .where("owner", "=", owner)
      .where("_id", "=", former.page)
      .select(columns)
      .select("user")
      .executeTakeFirst(),
  );
  return row && { ...toPublicPage(row, owner), name, isOpen: true, isLook: true };
}

/** The page at an address, with the name that it has now; undefined where there is none. */
export async function findPage(
  db: Db,
  name: string,
  now: Date,
): Promise<PublicPage | { movedTo: string } | undefined> {
  if (name.startsWith("~")) return findLook(db, name, now);
  const found = await byToken(db, name, (tx) =>
    tx
      .selectFrom("bookingPages")
      .where("name", "=", name)
      .select(columns)
      .select(["owner", "user"])
      .executeTakeFirst(),
  );
  if (found) return toPublicPage(found, ownerOf({ _id: found.owner }));
  const former = await findFormer(db, name, now);
  if (!former) return undefined;
  const owner = ownerOf({ _id: former.owner });
  const page = await inSnapshot(db, owner, (tx) =>
    tx
      .selectFrom("bookingPages")
      .where("owner", "=", owner)
      .where("_id", "=", former.page)
      .select("name")
      .executeTakeFirst(),
  );
  return page && { movedTo: page.name };
}
