import { invitationEndpoints } from "../../shared/account/desks.ts";
import type { Role } from "../../shared/account/roles.ts";
import type { Caller, Person, TestApp } from "./harness.ts";

/** The token of a new link to somebody's desk. */
export async function inviteByLink(inviting: Caller, role: Role): Promise<string> {
  const body = { name: "Somebody", role };
  const { link = "" } = await inviting.call(invitationEndpoints.create, { body });
  return new URL(link).searchParams.get("invite") ?? "";
}

/** Somebody new who has joined another's desk: the same session, working there. */
export async function joinDesk(app: TestApp, inviting: Person, role: Role, timeZone?: string) {
  const joining = await app.signUp({ ...(timeZone && { timeZone }) });
  const token = await inviteByLink(inviting, role);
  await joining.call(invitationEndpoints.accept, { params: { token } });
  const there = app.withToken(joining.token, inviting.desk._id);
  return { ...joining, ...there, owner: inviting.owner, ownDesk: joining.desk };
}
