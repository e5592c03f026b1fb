import { registrationEndpoints } from "../../../shared/account/registration.ts";
import { answer } from "../../../shared/words/codes.ts";
import { type Api, route } from "../../api.ts";
import { byNetwork, countingAttempt } from "../../attempts/attempts.ts";
import { ownerOf } from "../../db/engine/database.ts";
import { findDeskInvitation } from "../../desks/joining.ts";
import { listPeople } from "../../desks/members.ts";
import { notFound } from "../../errors.ts";
import { toNetworks } from "../../http/requests/network.ts";
import { findInvitation } from "./invitations.ts";

export function registrationRoutes(api: Api) {
  const { db } = api;

  route(api, registrationEndpoints.invitation, async ({ params, request, now }) => {
    const counters = byNetwork("address", toNetworks(request.ip));
    return countingAttempt(db, counters, now, async () => {
      const toDesk = await findDeskInvitation(db, params.token, now);
      if (toDesk) {
        const { owner, email, desk: name, role, from } = toDesk;
        const people = await listPeople(db, ownerOf({ _id: owner }));
        return { data: { email, desk: { name, role, from: from ?? "", people } } };
      }
      const email = await findInvitation(db, params.token, now);
      if (email === undefined) throw notFound(answer("invitationDead"));
      return { data: { email } };
    });
  });
}
