import { restoreEndpoints } from "../../shared/transfer/restore.ts";
import { type Api, route } from "../api.ts";
import { deleteAllRecords } from "../db/acts/deletion.ts";
import { runLongAct } from "../db/acts/long-acts.ts";
import { deleteLog } from "../db/acts/trash.ts";
import { deletePast } from "../db/acts/upkeep.ts";
import { type Db, inTransaction, type Owner } from "../db/engine/database.ts";
import { isOrphan, isUnfit } from "../db/engine/errors.ts";
import { conflict, invalid, notFound } from "../errors.ts";
import { changeFollowUp } from "../follow-up/queries.ts";
import { readSource } from "../http/requests/source.ts";
import { endImports } from "../imports/queries.ts";
import { serverMessages } from "../messages.ts";
import { changeSettings } from "../settings/queries.ts";
import {
  beginRestoration,
  deleteFacts,
  findRestoration,
  forgetRestoration,
  needRestoration,
  readPlace,
  saveRestoration,
} from "./queries.ts";
import { writeChunk } from "./write.ts";

const { restore: words } = serverMessages;

export function restoreRoutes(api: Api) {
  const { db, hub, noteAccountEvent } = api;

  route(api, restoreEndpoints.get, async ({ owner }) => ({
    data: await readPlace(db, owner),
  }));

  route(api, restoreEndpoints.create, async ({ owner, body, now }) => {
    const data = await beginRestoration(db, owner, body, now);
    // Other tabs are told that the account is not whole.
    hub.announce(owner, "settings");
    return { data };
  });

  route(api, restoreEndpoints.send, async ({ owner, person, params, body: { chunk } }) => {
    const data = await inTransaction(db, owner, async (tx) => {
      const found = await needRestoration(tx, owner, params.id);
      const number = Number(params.number);
      if (number < found.chunks) return found;
      if (number > found.chunks) throw conflict("number", words.outOfOrder);
      const written = await writeChunk(tx, { owner, person }, chunk);
      return saveRestoration(tx, owner, {
        chunks: found.chunks + 1,
        written: found.written + written,
        leftOut: found.leftOut + chunk.rows.length - written,
      });
    }).catch((error: unknown) => {
      if (isUnfit(error)) throw invalid(words.unfit);
      throw isOrphan(error) ? invalid(words.missing) : error;
    });
    return { data };
  });

  route(api, restoreEndpoints.finish, async ({ owner, person, params, body, request, now }) => {
    const about = { owner, person, from: readSource(request), now };
    const note = ({ file }: { file: string }) => [{ kind: "restored", what: file } as const];
    const data = await noteAccountEvent(about, note, async (tx) => {
      const found = await needRestoration(tx, owner, params.id);
      if (body.settings) await changeSettings(tx, { owner, person }, body.settings, now);
      if (body.followUp) await changeFollowUp(tx, owner, body.followUp);
      await forgetRestoration(tx, owner);
      return found;
    });
    announceAll(owner);
    return { data };
  });

  route(api, restoreEndpoints.cancel, async ({ owner, params, act }) => {
    await runLongAct(db, owner, () => emptyAccount(db, owner, params.id, () => act.tell?.(0)));
    announceAll(owner);
    return { msg: words.canceled };
  });

  /** Whoever looks at the account reads all of it again. */
  function announceAll(owner: Owner) {
    hub.announce(owner, "settings");
    hub.announce(owner, "gap");
  }
}

/** In batches, so that it can be broken off: then it is canceled again. */
async function emptyAccount(db: Db, owner: Owner, id: string, tell: () => void) {
  await inTransaction(db, owner, async (tx) => {
    const found = await findRestoration(tx, owner);
    if (found?._id !== id) throw notFound(words.notFound);
    await saveRestoration(tx, owner, { isCanceling: 1 });
    // One that runs meanwhile would go on without its entry in the log.
    await endImports(tx, owner);
  });
  tell();
  await deleteAllRecords(db, owner);
  tell();
  await deleteLog(db, owner);
  tell();
  await deletePast(db, owner);
  await inTransaction(db, owner, async (tx) => {
    await deleteFacts(tx, owner);
    await forgetRestoration(tx, owner);
  });
}
