import { todayIn } from "../../shared/dates/dates.ts";
import { type ImportJob, importEndpoints, importLimits } from "../../shared/transfer/imports.ts";
import type { Language } from "../../shared/words/languages.ts";
import { type Api, route } from "../api.ts";
import { inTransaction, type Owner } from "../db/engine/database.ts";
import { createOnce } from "../http/requests/idempotency.ts";
import { serverMessages } from "../messages.ts";
import { sayIn } from "../words.ts";
import { beginImport, dropImport } from "./begin.ts";
import { keepImporting } from "./keep.ts";
import type { Job } from "./queries.ts";
import { addChunk, findStaging, openStaging } from "./staging.ts";
import { removeStaged } from "./upkeep.ts";

export function importRoutes(api: Api) {
  const { db, background } = api;
  const resume = keepImporting(api);
  const clear = (owner: Owner) =>
    background.run("Removing what was staged", () => removeStaged(db, owner));

  route(api, importEndpoints.create, async (call) => {
    const { owner, session, body, now, language } = call;
    // A whole file is restored over what is there.
    if (body.into === "account") api.requireProof(session, now);
    const data = await inTransaction(db, owner, (tx) =>
      createOnce(
        tx,
        importEndpoints.create,
        call,
        (on) => openStaging(on, owner, "rows", body, now),
        (on, whose, id) => findStaging(on, whose, "rows", id),
      ),
    );
    clear(owner);
    return { data: toAnswer(data, language) };
  });

  route(api, importEndpoints.get, async ({ owner, params, language }) => ({
    data: toAnswer(await findStaging(db, owner, "rows", params.id), language),
  }));

  route(api, importEndpoints.send, async ({ owner, params, body, language }) => {
    const chunk = { number: Number(params.number), rows: body.rows };
    const limits = { rows: importLimits.sent, size: importLimits.size };
    return {
      data: toAnswer(await addChunk(db, owner, "rows", params.id, chunk, limits), language),
    };
  });

  route(api, importEndpoints.run, async ({ owner, user, params, act, now, language }) => {
    const today = todayIn(user.timeZone ?? "UTC", now);
    const job = await beginImport(db, owner, params.id, { act, today });
    resume(owner, job._id);
    return { data: toAnswer(job, language) };
  });

  route(api, importEndpoints.cancel, async ({ owner, params, now }) => {
    await dropImport(db, owner, params.id, now);
    resume(owner, params.id);
    clear(owner);
    return { msg: serverMessages.imports.dropped };
  });
}

/** As the API has it; why it failed is said in the language of the call. */
function toAnswer(job: Job, language: Language): ImportJob {
  const { into, file, rows, skipped, unread, _id, state, chunks, received, written, now } = job;
  const { created, updated, stale, change, failure, failedRow, createdAt, endedAt } = job;
  return {
    ...{ into, file, rows, skipped, unread, _id, state, chunks, received, written, now },
    // As this program wrote it.
    created: JSON.parse(created),
    updated: JSON.parse(updated),
    stale,
    change: state === "done" ? change : null,
    failure: failure === null ? null : { row: failedRow, msg: sayIn(language, failure) },
    createdAt,
    endedAt,
  };
}
