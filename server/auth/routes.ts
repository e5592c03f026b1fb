import { authEndpoints } from "../../shared/auth.ts";
import { messages } from "../../shared/messages.ts";
import { type Api, route } from "../api.ts";
import { changeAccount, deleteAccount, register, resetPassword, signIn } from "./accounts.ts";
import { mailResetLink } from "./reset-mail.ts";
import { endSession } from "./sessions.ts";

export function authRoutes(api: Api) {
  const { db } = api;

  route(api, authEndpoints.register, async ({ body, now }) => register(api, body, now));

  route(api, authEndpoints.login, async ({ body, now }) => signIn(api, body, now));

  route(api, authEndpoints.me, async ({ user }) => ({ data: user }));

  route(api, authEndpoints.updateMe, async ({ owner, session, body, now }) => {
    return { data: await changeAccount(api, { owner, session }, body, now) };
  });

  route(api, authEndpoints.deleteMe, async ({ owner, body }) => {
    await deleteAccount(api, owner, body.password);
    return { msg: messages.auth.deleted };
  });

  for (const logout of [authEndpoints.logout, authEndpoints.logoutByGet]) {
    route(api, logout, async ({ session }) => {
      await endSession(db, session);
      return { msg: messages.auth.loggedOut };
    });
  }

  route(api, authEndpoints.forgotPassword, async ({ body, now }) => {
    // Not awaited: neither the answer nor its time may tell whether the address is known.
    api.background.run("Mailing a reset link", () => mailResetLink(api, body.email, now));
    return { msg: messages.auth.resetMailSent };
  });

  route(api, authEndpoints.resetPassword, async ({ params, body, now }) => {
    return resetPassword(api, params.token, body.password, now);
  });
}
