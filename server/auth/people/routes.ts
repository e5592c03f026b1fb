import { maxPeople } from "../../../shared/account/desk.ts";
import { deskEndpoints } from "../../../shared/account/desks.ts";
import { route } from "../../api.ts";
import type { Acting } from "../../db/acts/act.ts";
import { inTransaction, type Owner, type Person, personOf } from "../../db/engine/database.ts";
import { findRole, listEmails, listHours, mayWorkOn } from "../../desks/members.ts";
import { changeRole, leaveDesk, refuseLastOwner } from "../../desks/people.ts";
import { createDesk, keepLastDesk, listDesks, readDesk, renameDesk } from "../../desks/queries.ts";
import { invalidField, notFound, outOfStep } from "../../errors.ts";
import { holdsAny } from "../../hand-over/queries.ts";
import { handOverAll } from "../../hand-over/run.ts";
import { serverMessages } from "../../messages.ts";
import type { AuthApi } from "../auth-api.ts";
import { invitationRoutes } from "./invitation-routes.ts";
import { invitedRoutes } from "./invited-routes.ts";
import { tellInvited } from "./tell-invited.ts";

const { desks: words } = serverMessages;

export function deskRoutes(api: AuthApi) {
  const { db, hub } = api;

  route(api, deskEndpoints.read, async ({ owner, person }) => ({
    data: await readDesk(db, owner, person),
  }));

  route(api, deskEndpoints.rename, async ({ owner, person, body }) => {
    await renameDesk(db, owner, body.name);
    return answerDesk(owner, person);
  });

  route(api, deskEndpoints.hours, async ({ owner }) => ({ data: await listHours(db, owner) }));

  route(api, deskEndpoints.emails, async ({ owner }) => ({ data: await listEmails(db, owner) }));

  route(api, deskEndpoints.create, async ({ person, body, now }) => {
    const data = await inTransaction(db, { person }, async (tx) => {
      if ((await listDesks(tx, person)).length >= maxPeople) {
        throw outOfStep(words.tooManyDesks(maxPeople));
      }
      const desk = await createDesk(tx, person, body.name, now);
      await keepLastDesk(tx, person, desk.owner);
      return desk.data;
    });
    hub.announce(person, "settings");
    return { data };
  });

  route(api, deskEndpoints.changeRole, async ({ owner, person, params, body, act }) => {
    const of = personOf({ _id: params.id });
    if (body.role === "reader") {
      await giveAway({ owner, act }, of, body.handOverTo, words.needsOwner);
    }
    const ended = await inTransaction(db, owner, (tx) => changeRole(tx, owner, of, body.role));
    await tellInvited(api, ended);
    return answerDesk(owner, person);
  });

  route(api, deskEndpoints.remove, async ({ owner, params, body, act, now }) => {
    const of = personOf({ _id: params.id });
    await giveAway({ owner, act }, of, body.handOverTo, words.needsOwner);
    await takeOff(owner, of, words.needsOwner, now);
    return { msg: words.removed };
  });

  route(api, deskEndpoints.leave, async ({ owner, person, body, act, now }) => {
    await giveAway({ owner, act }, person, body.handOverTo, words.onlyOwner);
    await takeOff(owner, person, words.onlyOwner, now);
    return { msg: words.left };
  });

  invitationRoutes(api);
  invitedRoutes(api);

  /** All who are on the desk read it again. */
  async function answerDesk(owner: Owner, person: Person) {
    hub.announce(owner, "settings");
    return { data: await readDesk(db, owner, person) };
  }

  /** Throws the 400 where somebody has records and nobody is named who takes them over. */
  async function giveAway(
    acting: Acting,
    from: Person,
    handOverTo: string | undefined,
    lastOwner: string,
  ) {
    const { owner } = acting;
    if (!(await findRole(db, owner, from))) throw notFound(words.notOn);
    await refuseLastOwner(db, owner, from, lastOwner);
    if (!(await holdsAny(db, owner, from, acting.act.now))) return;
    const to = personOf({ _id: handOverTo ?? "" });
    if (to === from || !(await mayWorkOn(db, owner, to)))
      throw invalidField("handOverTo", words.handOver);
    await handOverAll(db, acting, from, to);
  }

  async function takeOff(owner: Owner, person: Person, lastOwner: string, now: Date) {
    const ended = await inTransaction(db, { owner, person }, async (tx) => {
      await refuseLastOwner(tx, owner, person, lastOwner);
      return leaveDesk(tx, owner, person, now);
    });
    // Their streams end; the others see it.
    hub.announce(owner, "sessions");
    hub.announce(owner, "settings");
    await tellInvited(api, ended);
  }
}
